"""Games as text and JSON: records, traces, codecs."""
