#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pieces: `python3 make_art.py` writes <owner>_<shape>_<height>.svg and <owner>_move.svg beside itself.

A piece is a block in the shape of its sign, seen from above and in front. It stands on its owner's plate, round
for Red and square for Blue, and shows a side as long as it is high: a stack in as many layers as it has pawns, a
tower in one. The figure on top says the same where the side is too small to see. SVG Tiny 1.2: no arcs, no text.
"""

import math
import pathlib

HIGHEST = {"plus": 9, "cross": 9, "star": 9}  # what the parameters allow at most
TOWER = {"plus": 3, "cross": 3, "star": 4}  # a tower is as high as so many pawns
LAYER, SEAM = 5.0, 1.2  # the side of one pawn, the line between two
LONGEST_SIDE = 20.0  # stacks higher than the manual's have thinner layers
MIDDLE = 50.0

COLOURS = {
    "red": {
        "plate_light": "#d8453a", "plate": "#b92c21", "plate_edge": "#861a12", "seam": "#e58478",
        "walls": ("#9b241b", "#83190f", "#6a120b"), "outline": "#4a0d09",
        "top_light": "#fffaf4", "top": "#f7ddd0", "figure": "#8a1810",
    },
    "blue": {
        "plate_light": "#3c78cc", "plate": "#2458a8", "plate_edge": "#15366e", "seam": "#86acdf",
        "walls": ("#1f4a93", "#163a79", "#102c60"), "outline": "#0a1d42",
        "top_light": "#f8fbff", "top": "#d3e1f6", "figure": "#123372",
    },
}

TOWER_TOP = ("#ffe9a6", "#f3c04a")  # gold on both sides: towers decide the game and must catch the eye

FIGURES = {  # strokes in a box of 18 by 30 around the origin
    "1": "M-6 -9L1.5 -15V15",
    "2": "M-8.5 -8C-8.5 -12.5 -4.8 -15 0 -15C5 -15 8.5 -12 8.5 -7.5C8.5 -2 1 4 -8.5 14.5L9.5 14.5",
    "3": "M-8 -11C-6.5 -13.6 -3.5 -15 0 -15C5 -15 8 -12.2 8 -8.2C8 -3.8 5 -1 -1.5 -1C5.5 -1 9 2 9 7"
         "C9 12 5 15 0 15C-4 15 -7.5 13.3 -9 10.2",
    "4": "M4 15V-14.5L-10 6.5H10.5",
    "5": "M8 -14.5H-6.5L-7.5 -1.5C-5.5 -3.3 -3 -4.3 0 -4.3C5.5 -4.3 9 -.5 9 5.2C9 11 5.2 15 -.3 15"
         "C-4 15 -7 13.5 -9 10.7",
    "6": "M7 -12.5C5 -14.2 3 -15 .5 -15C-5.5 -15 -9 -9.5 -9 0C-9 10 -5.5 15 0 15C5.2 15 9 11.2 9 5.8"
         "C9 .6 5.4 -3 .5 -3C-4 -3 -8 0 -9 5",
    "7": "M-9 -14.5H9L-2.5 15",
    "8": "M0 -1.2C-4.6 -1.2 -7.6 -4 -7.6 -8C-7.6 -12.2 -4.5 -15 0 -15C4.5 -15 7.6 -12.2 7.6 -8"
         "C7.6 -4 4.6 -1.2 0 -1.2C-5.3 -1.2 -9 2 -9 6.8C-9 11.7 -5.3 15 0 15C5.3 15 9 11.7 9 6.8"
         "C9 2 5.3 -1.2 0 -1.2Z",
    "9": "M-7 12.5C-5 14.2 -3 15 -.5 15C5.5 15 9 9.5 9 0C9 -10 5.5 -15 0 -15C-5.2 -15 -9 -11.2 -9 -5.8"
         "C-9 -.6 -5.4 3 -.5 3C4 3 8 0 9 -5",
    "T": "M-8.5 -13.5H8.5M0 -13.5V15",
}


def plus(reach, half):
    return [(-half, -reach), (half, -reach), (half, -half), (reach, -half), (reach, half), (half, half),
            (half, reach), (-half, reach), (-half, half), (-reach, half), (-reach, -half), (-half, -half)]


def turned(points, degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * c - y * s, x * s + y * c) for x, y in points]


def star(outer, inner):
    return [((outer if i % 2 == 0 else inner) * math.sin(math.pi * i / 8),
             -(outer if i % 2 == 0 else inner) * math.cos(math.pi * i / 8)) for i in range(16)]


SHAPES = {"plus": plus(30.5, 12.5), "cross": turned(plus(33, 12.5), 45), "star": star(32.5, 20)}


def number(value):
    return f"{value:.1f}".rstrip("0").rstrip(".").replace("-0.", "-.") if abs(value) >= 0.05 else "0"


def path(points):
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def moved(points, dy):
    return [(x, y + dy) for x, y in points]


def front_edges(points):
    """The edges that face the viewer, the farthest first. The points run clockwise as they are seen."""
    edges = [(points[i], points[(i + 1) % len(points)]) for i in range(len(points))]
    return sorted(((a, b) for a, b in edges if b[0] < a[0] - 0.01), key=lambda e: e[0][1] + e[1][1])


def facing(edge):
    """0: to the left and into the light, 1: to the front, 2: to the right."""
    rise = edge[0][1] - edge[1][1]
    return 1 if abs(rise) < 1 else 0 if rise > 0 else 2


def line(edge):
    (ax, ay), (bx, by) = edge
    return f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"


def wall(edge, side):
    (ax, ay), (bx, by) = edge
    return [(ax, ay), (bx, by), (bx, by + side), (ax, ay + side)]


def plate(owner, colours):
    rim = f'fill="url(#plate)" stroke="{colours["plate_edge"]}" stroke-width="2.5"'
    if owner == "red":
        return f'<circle cx="50" cy="50" r="45" {rim}/>'
    return f'<rect x="7" y="7" width="86" height="86" rx="8" {rim}/>'


def gradient(name, light, dark):
    return (f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="1" stop-color="{dark}"/></linearGradient>')


def drawing(owner, shape, height):
    colours = COLOURS[owner]
    tower = height == "T"
    layers = 1 if tower else int(height)
    side = min(LAYER * (TOWER[shape] if tower else layers), LONGEST_SIDE)
    centre = MIDDLE - side / 2  # of the top
    top = [(MIDDLE + x, centre + y) for x, y in SHAPES[shape]]
    body = path(top) + "".join(path(wall(e, side)) for e in front_edges(top))

    tops = TOWER_TOP if tower else (colours["top_light"], colours["top"])
    lines = ["<defs>" + gradient("plate", colours["plate_light"], colours["plate"]) + gradient("top", *tops)
             + "</defs>", plate(owner, colours)]
    lines.append(f'<path d="{body}" fill="{colours["outline"]}" stroke="{colours["outline"]}" '
                 'stroke-width="4" stroke-linejoin="round"/>')
    for edge in front_edges(top):
        lines.append(f'<path d="{path(wall(edge, side))}" fill="{colours["walls"][facing(edge)]}"/>')
        if layers > 1:
            seams = "".join(line(moved(edge, side * layer / layers)) for layer in range(1, layers))
            lines.append(f'<path d="{seams}" stroke="{colours["seam"]}" stroke-width="{SEAM}"/>')
    lines.append(f'<path d="{path(top)}" fill="url(#top)" stroke="{colours["outline"]}" stroke-width="1.2" '
                 'stroke-linejoin="round"/>')
    lines.append(f'<path transform="translate(50 {number(centre)}) scale(.9)" d="{FIGURES[height]}" '
                 f'fill="none" stroke="{colours["figure"]}" stroke-width="7.2" stroke-linejoin="round" '
                 'stroke-linecap="round"/>')
    return svg(lines)


def move_left(owner):
    """What is counted beside the board under the endgame rule: an arrow on the owner's plate."""
    colours = COLOURS[owner]
    arrow = [(50, 22), (76, 50), (60, 50), (60, 78), (40, 78), (40, 50), (24, 50)]
    return svg(["<defs>" + gradient("plate", colours["plate_light"], colours["plate"]) + "</defs>",
                plate(owner, colours),
                f'<path d="{path(arrow)}" fill="{colours["top"]}" stroke="{colours["outline"]}" '
                'stroke-width="2" stroke-linejoin="round"/>'])


def svg(lines):
    return "\n  ".join(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'] + lines) + "\n</svg>\n"


def main():
    folder = pathlib.Path(__file__).resolve().parent
    for owner in COLOURS:
        (folder / f"{owner}_move.svg").write_text(move_left(owner), encoding="ascii")
        for shape, highest in HIGHEST.items():
            for height in [str(h) for h in range(1, highest + 1)] + ["T"]:
                name = f"{owner}_{shape}_{'tower' if height == 'T' else height}.svg"
                (folder / name).write_text(drawing(owner, shape, height), encoding="ascii")


if __name__ == "__main__":
    main()
