"""The law for boxes: long words in small boxes, on every page, dialog, sheet, card and panel."""
