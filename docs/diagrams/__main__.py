"""Write all diagrams."""

from docs.diagrams import IMAGES, images

IMAGES.mkdir(parents=True, exist_ok=True)
for path, content in images().items():
    path.write_text(content, encoding="utf-8")
    print(path.relative_to(IMAGES.parent.parent.parent))
