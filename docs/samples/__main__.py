"""Write all sample scenes."""

from docs.samples import SAMPLES, written

SAMPLES.mkdir(parents=True, exist_ok=True)
for path, content in written().items():
    path.write_text(content, encoding="utf-8")
    print(path.name)
