"""Write all sample scenes."""

from tools.samples import written

for path, content in written().items():
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    print(path.name)
