"""What notebooks are given: HTML for their page, and text for readers without a page."""

from base64 import b64encode
from dataclasses import dataclass

from serpentry.tabletop.helpers.html_tables import escaped

THEMES_STYLE = """<style>
.serpentry-dark{display:none}
@media (prefers-color-scheme:dark){.serpentry-light{display:none}.serpentry-dark{display:inline}}
:is([data-jp-theme-light=true],.vscode-light,.light) .serpentry-light{display:inline}
:is([data-jp-theme-light=true],.vscode-light,.light) .serpentry-dark{display:none}
:is([data-jp-theme-light=false],.vscode-dark,.dark) .serpentry-light{display:none}
:is([data-jp-theme-light=false],.vscode-dark,.dark) .serpentry-dark{display:inline}
</style>"""
"""Which of two pictures is seen: as JupyterLab, VS Code or marimo say, else as the device is."""


@dataclass(frozen=True, repr=False)
class Shown:
    """Something as notebooks show it; at a prompt, the same as text."""

    html: str
    text: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


def image(svg: str, alt: str, width: int, kind: str = "") -> str:
    """A picture that shares no names or styles with the page around it."""
    source = f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
    named = f' class="serpentry-{kind}"' if kind else ""
    return (
        f'<img{named} src="{source}" alt="{escaped(alt)}" width="{width}"'
        ' style="max-width:100%;height:auto">'
    )


def paragraph(text: str) -> str:
    """A sentence or some."""
    return f"<p>{escaped(text)}</p>"
