"""Boards as pictures: the characters and colours of the terminal board, drawn as SVG."""
from xml.sax.saxutils import escape

# By style of engine/canvas.h: colour, weight; the last three are filled blocks.
_STYLES = ["#e6e6ef", "#8a8fa8", "#ffffff;font-weight:bold", "#ff7b72", "#79b8ff", "#f2cc60", "#7ee787", "#76e3ea", "#d2a8ff",
           "#ffd866;font-weight:bold", "#ffd866", "#ff7b72;font-weight:bold", "#79b8ff;font-weight:bold",
           "#f2cc60;font-weight:bold"]
_WIDE, _HIGH = 8.0, 17


def picture(rows: list[list[tuple[int, str]]], width: int, title: str) -> str:
    """rows: for each line a list of (style, text)."""
    w, h = width * _WIDE + 20, len(rows) * _HIGH + 20
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:g} {h}" width="{w:g}" height="{h}" role="img" '
           f'style="background:#14151f"><title>{escape(title)}</title>'
           '<g font-family="ui-monospace,DejaVu Sans Mono,Menlo,monospace" font-size="13" xml:space="preserve">']
    for y, row in enumerate(rows):
        x = 0
        for style, text in row:
            if text.strip():
                out.append(f'<text x="{10 + x * _WIDE:g}" y="{22 + y * _HIGH}" textLength="{len(text) * _WIDE:g}" '
                           f'style="white-space:pre;fill:{_STYLES[style] if style < len(_STYLES) else _STYLES[0]}">'
                           f'{escape(text)}</text>')
            x += len(text)
    return "".join(out) + "</g></svg>"
