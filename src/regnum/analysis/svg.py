"""Drawings as SVG: a file that any browser shows, by day and by night."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

STYLE = """\
svg { background: #fbf7ec; font: 13px Georgia, serif }
text { fill: #2b2420 } .faint { fill: #6b5f55 } .rule { stroke: #cfc3ae }
.tone0 { --tone: #a5321f } .tone1 { --tone: #2b4f8c } .tone2 { --tone: #3f7247 }
.tone3 { --tone: #8a6414 } .tone4 { --tone: #6c3f85 } .tone5 { --tone: #4b4640 }
.area { fill: var(--tone) } .line { stroke: var(--tone); fill: none; stroke-width: 2.5 }
@media (prefers-color-scheme: dark) {
  svg { background: #221d19 } text { fill: #eee4d2 } .faint { fill: #b3a692 }
  .rule { stroke: #4a4138 }
  .tone0 { --tone: #e0705c } .tone1 { --tone: #7fa3e0 } .tone2 { --tone: #86bd8d }
  .tone3 { --tone: #d2a955 } .tone4 { --tone: #bb92d3 } .tone5 { --tone: #a59c92 }
}
"""
TONES = 6
DASHES = ("", "9 4", "2 4", "14 4 2 4", "5 5", "1 6")
"""How lines differ beside their colours."""


class Drawing:
    """Shapes on a sheet of this size."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n"
        )
        self._shapes: list[str] = []

    def text(self, x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> None:
        named = f' class="{kind}"' if kind else ""
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
        self._shapes.append(f"<text {place}{named}>{escape(text)}</text>")

    def rule(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A thin line to read by."""
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self._shapes.append(f'<line {ends} class="rule"/>')

    def bar(self, x: float, y: float, width: float, height: float, tone: int) -> None:
        size = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self._shapes.append(f'<rect {size} class="area tone{tone % TONES}" opacity="0.75"/>')

    def line(self, points: Sequence[tuple[float, float]], tone: int, width: float = 2.5) -> None:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dash = DASHES[tone % len(DASHES)] if len(points) > 2 else ""
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        thick = f' style="stroke-width: {width:g}"' if width != 2.5 else ""
        self._shapes.append(
            f'<polyline points="{path}" class="line tone{tone % TONES}"{dashed}{thick}/>'
        )

    def mark(self, x: float, y: float, tone: int, title: str) -> None:
        """A dot that says what it is when pointed at."""
        self._shapes.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="area tone{tone % TONES}">'
            f"<title>{escape(title)}</title></circle>"
        )

    def told(self) -> str:
        return self._head + "\n".join(self._shapes) + "\n</svg>\n"
