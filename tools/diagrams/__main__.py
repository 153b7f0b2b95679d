"""Write all diagrams."""

from tools.diagrams import IMAGES, VIEWS, images, views

for folder in (IMAGES, VIEWS):
    folder.mkdir(parents=True, exist_ok=True)
for path, content in (images() | views()).items():
    path.write_text(content, encoding="utf-8")
    print(path.name)
