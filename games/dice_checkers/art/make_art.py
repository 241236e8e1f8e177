#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pawns: `python3 make_art.py` writes <owner>_pawn_<head>.svg beside itself.

A pawn is its owner's base, round for Red and square for Blue, with a coloured head on it. Each head also bears a sign
with as many points as its level: a dot, a bar, a triangle, a star of four. SVG Tiny 1.2: no arcs, no text.
"""

import math
import pathlib

BASES = {  # light, dark, edge
    "blue": ("#4a86d8", "#2458a8", "#112d5c"),
    "red": ("#e0594d", "#b92c21", "#6a120b"),
}
HEADS = {  # light, dark, edge, sign
    "blue": ("#a9cdff", "#5b97ea", "#173f7d", "#0b2552"),
    "green": ("#b9eaae", "#55b548", "#1d5a17", "#0d3a09"),
    "red": ("#ffb0a4", "#e8604f", "#7d1a10", "#520c05"),
    "yellow": ("#fff0a6", "#f5c92f", "#856200", "#573f00"),
}
HEAD_RADIUS = 29
MIDDLE = 50


def number(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


def polygon(points):
    return "M" + "L".join(f"{number(MIDDLE + x)} {number(MIDDLE + y)}" for x, y in points) + "Z"


def around(corners, radius, inner=None):
    """Corners on a circle, the first one at the top; with `inner` a star with as many points."""
    count = corners if inner is None else 2 * corners
    return [((radius if inner is None or i % 2 == 0 else inner) * math.sin(2 * math.pi * i / count),
             -(radius if inner is None or i % 2 == 0 else inner) * math.cos(2 * math.pi * i / count))
            for i in range(count)]


SIGNS = {
    "blue": '<circle cx="50" cy="50" r="8.5"/>',
    "green": '<path d="M34 44.5H66V55.5H34Z"/>',
    "red": f'<path d="{polygon([(x, y + 3) for x, y in around(3, 19)])}"/>',
    "yellow": f'<path d="{polygon(around(4, 23, 8))}"/>',
}


def gradient(name, light, dark):
    return (f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="1" stop-color="{dark}"/></linearGradient>')


def drawing(owner, head):
    light, dark, edge = BASES[owner]
    head_light, head_dark, head_edge, sign = HEADS[head]
    rim = f'fill="url(#base)" stroke="{edge}" stroke-width="3"'
    base = (f'<circle cx="50" cy="50" r="44" {rim}/>' if owner == "red" else
            f'<rect x="9" y="9" width="82" height="82" rx="10" {rim}/>')
    return "\n  ".join([
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
        "<defs>" + gradient("base", light, dark) + gradient("head", head_light, head_dark) + "</defs>",
        base,
        f'<circle cx="50" cy="50" r="{HEAD_RADIUS}" fill="url(#head)" stroke="{head_edge}" stroke-width="2.5"/>',
        f'<g fill="{sign}" stroke="{head_light}" stroke-width="1" stroke-linejoin="round">{SIGNS[head]}</g>',
    ]) + "\n</svg>\n"


def main():
    folder = pathlib.Path(__file__).resolve().parent
    for owner in BASES:
        for head in HEADS:
            (folder / f"{owner}_pawn_{head}.svg").write_text(drawing(owner, head), encoding="ascii")


if __name__ == "__main__":
    main()
