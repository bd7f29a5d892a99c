"""Write the pages."""

from tools.protocol import pages

for path, text in pages().items():
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
