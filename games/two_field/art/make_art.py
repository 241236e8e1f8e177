#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pieces: `python3 make_art.py` writes <owner>_<kind>.svg, <owner>_back.svg and lake.svg beside itself.

A piece is a card on its owner's plate, round for Red and square for Blue, with an emblem and, where it has one, its
rank. A back shows no more than the owner. SVG Tiny 1.2: no arcs, no text.
"""

import math
import pathlib

COLOURS = {
    "red": {"plate_light": "#d8453a", "plate": "#b92c21", "edge": "#861a12", "card_light": "#fffaf4",
            "card": "#f7ddd0", "ink": "#8a1810", "pattern": "#e58478"},
    "blue": {"plate_light": "#3c78cc", "plate": "#2458a8", "edge": "#15366e", "card_light": "#f8fbff",
             "card": "#d3e1f6", "ink": "#123372", "pattern": "#86acdf"},
}

RANKS = {"marshal": "10", "general": "9", "colonel": "8", "major": "7", "captain": "6", "lieutenant": "5",
         "sergeant": "4", "miner": "3", "scout": "2", "spy": "1"}

FIGURES = {  # strokes in a box of 18 by 30 around the origin
    "0": "M0 -15C-5.8 -15 -9 -9.5 -9 0C-9 9.5 -5.8 15 0 15C5.8 15 9 9.5 9 0C9 -9.5 5.8 -15 0 -15Z",
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
}


def number(value):
    return f"{value:.1f}".rstrip("0").rstrip(".") if abs(value) >= 0.05 else "0"


def path(points):
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def star(x, y, size):
    points = []
    for i in range(10):
        reach = size if i % 2 == 0 else size * 0.42
        points.append((x + reach * math.sin(math.pi * i / 5), y - reach * math.cos(math.pi * i / 5)))
    return path(points)


def circle(x, y, r):
    k = 0.5523 * r
    return (f"M{number(x - r)} {number(y)}C{number(x - r)} {number(y - k)} {number(x - k)} {number(y - r)} "
            f"{number(x)} {number(y - r)}C{number(x + k)} {number(y - r)} {number(x + r)} {number(y - k)} "
            f"{number(x + r)} {number(y)}C{number(x + r)} {number(y + k)} {number(x + k)} {number(y + r)} "
            f"{number(x)} {number(y + r)}C{number(x - k)} {number(y + r)} {number(x - r)} {number(y + k)} "
            f"{number(x - r)} {number(y)}Z")


# Filled shapes and strokes, (fill, stroke), in the upper half of the card; bomb and flag take all of it.
EMBLEMS = {
    "marshal": (path([(33, 42), (30, 25), (40, 33), (50, 21), (60, 33), (70, 25), (67, 42)]), ""),
    "general": (star(50, 34, 14), ""),
    "colonel": (star(35, 34, 8.5) + star(50, 32, 8.5) + star(65, 34, 8.5), ""),
    "major": (star(41, 33, 9) + star(59, 33, 9), ""),
    "captain": (star(50, 33, 9.5), ""),
    "lieutenant": ("", "M36 29H64M36 38H64"),
    "sergeant": ("", "M36 31L50 24L64 31M36 41L50 34L64 41"),
    "miner": ("", "M40 44L58 26M45 23C52 22 60 26 64 34"),
    "scout": ("", "M31 33H69M38 26L31 33L38 40M62 26L69 33L62 40"),
    "spy": (circle(50, 33, 4.5), "M31 33C40 22 60 22 69 33C60 44 40 44 31 33Z"),
    "bomb": (circle(48, 57, 19), "M58 41L65 33C68 29 72 29 74 32"),
    "flag": (path([(42, 26), (72, 35), (42, 46)]), "M40 24V76M32 76H48"),
}


def gradient(name, light, dark):
    return (f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="1" stop-color="{dark}"/></linearGradient>')


def plate(owner, colours):
    rim = f'fill="url(#plate)" stroke="{colours["edge"]}" stroke-width="2.5"'
    if owner == "red":
        return f'<circle cx="50" cy="50" r="45" {rim}/>'
    return f'<rect x="7" y="7" width="86" height="86" rx="8" {rim}/>'


def card(owner, colours):
    rim = f'fill="url(#card)" stroke="{colours["edge"]}" stroke-width="1.2"'
    if owner == "red":
        return f'<circle cx="50" cy="50" r="37.5" {rim}/>'
    return f'<rect x="14" y="14" width="72" height="72" rx="5" {rim}/>'


def strokes(drawn, colour, width, transform=""):
    moved = f'transform="{transform}" ' if transform else ""
    return (f'<path {moved}d="{drawn}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" '
            'stroke-linecap="round"/>')


def piece(owner, kind):
    colours = COLOURS[owner]
    lines = ["<defs>" + gradient("plate", colours["plate_light"], colours["plate"])
             + gradient("card", colours["card_light"], colours["card"]) + "</defs>",
             plate(owner, colours), card(owner, colours)]
    filled, stroked = EMBLEMS[kind]
    if filled:
        lines.append(f'<path d="{filled}" fill="{colours["ink"]}" stroke="{colours["ink"]}" stroke-width="1.5" '
                     'stroke-linejoin="round"/>')
    if stroked:
        lines.append(strokes(stroked, colours["ink"], 4.5))
    figures = RANKS.get(kind, "")
    for i, figure in enumerate(figures):
        x = 50 + (i - (len(figures) - 1) / 2) * 19
        lines.append(strokes(FIGURES[figure], colours["ink"], 6.5, f"translate({number(x)} 64) scale(.82)"))
    return svg(lines)


def back(owner):
    colours = COLOURS[owner]
    inside = "".join(f"M{x} {y}L{x + 8} {y + 8}L{x} {y + 16}L{x - 8} {y + 8}Z"
                     for y in (26, 42, 58) for x in (34, 50, 66) if owner == "blue" or (x, y) not in
                     ((34, 58), (66, 58), (34, 26), (66, 26)))
    return svg(["<defs>" + gradient("plate", colours["plate_light"], colours["plate"]) + "</defs>",
                plate(owner, colours), strokes(inside, colours["pattern"], 2.2)])


def lake():
    waves = "".join(f"M8 {y}C18 {y - 9} 26 {y - 9} 36 {y}C46 {y + 9} 54 {y + 9} 64 {y}C74 {y - 9} 82 {y - 9} 92 {y}"
                    for y in (26, 50, 74))
    return svg(["<defs>" + gradient("water", "#8fc6e8", "#5a9cc9") + "</defs>",
                '<rect width="100" height="100" fill="url(#water)"/>', strokes(waves, "#d9eefa", 4)])


def svg(lines):
    return "\n  ".join(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'] + lines) + "\n</svg>\n"


def main():
    folder = pathlib.Path(__file__).resolve().parent
    for owner in COLOURS:
        for kind in EMBLEMS:
            (folder / f"{owner}_{kind}.svg").write_text(piece(owner, kind))
        (folder / f"{owner}_back.svg").write_text(back(owner))
    (folder / "lake.svg").write_text(lake())


if __name__ == "__main__":
    main()
