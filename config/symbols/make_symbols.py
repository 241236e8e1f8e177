#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the shared symbols: `python3 make_symbols.py` writes <colour>_<what>.svg beside itself.

What stands for one side differs from what stands for the other in more than its colour: rings, dots and bars are seen on
black-and-white paper, too. SVG Tiny 1.2: no arcs, no text.
"""

import pathlib

COLOURS = {  # light, dark, edge, details
    "white": ("#fffdf6", "#e4dcc9", "#4a4338", "#8d8272"),
    "black": ("#5a5c62", "#1d1e22", "#0c0c0e", "#b9bbc2"),
    "red": ("#ee6a5e", "#b92c21", "#6a120b", "#ffd9d3"),
    "yellow": ("#ffe680", "#e5b411", "#7d5c00", "#7d5c00"),
    "blue": ("#6ea3ea", "#2458a8", "#112d5c", "#dbe8fb"),
    "green": ("#7cc38a", "#2d7a43", "#123d1e", "#dff3e3"),
}
# How the discs of each colour are told apart without it.
MARKS = {
    "white": '<circle cx="50" cy="50" r="30" {line}/>',
    "black": '<circle cx="50" cy="50" r="24" {line}/>',
    "red": '<path d="M38 38L62 62M62 38L38 62" {line}/>',
    "yellow": '<circle cx="50" cy="50" r="12" {line}/>',
    "blue": '<path d="M34 50H66" {line}/>',
    "green": '<path d="M50 34L65 60H35Z" {line}/>',
}
CROWN = "M29 39L36 63H64L71 39L59 50L50 33L41 50Z"
BASE = "M25 88V82C25 79 27 77 30 77H70C73 77 75 79 75 82V88Z"
CHESS = {  # silhouette, then what is drawn inside
    "pawn": ("M43 45C41 58 36 66 32 73H68C64 66 59 58 57 45C62 42 65 37 65 31C65 23 58 16 50 16C42 16 35 23 35 31"
             "C35 37 38 42 43 45Z", "M38 46H62"),
    "rook": ("M27 17H38V26H45V17H55V26H62V17H73V34L64 42V64L70 73H30L36 64V42L27 34Z", "M36 43H64M36 63H64"),
    "knight": ("M31 73C31 58 44 55 47 44C41 45 37 51 31 53C27 57 19 54 20 47C21 43 27 38 30 31C31 25 35 21 39 19"
               "L38 9L48 16C65 16 76 31 76 52C76 61 74 67 72 73Z", "M37 31H41M25 46L27 48M52 24C63 29 68 40 67 60"),
    "bishop": ("M45 20C42 18 42 10 50 9C58 10 58 18 55 20C62 27 69 36 69 46C69 54 65 59 59 62L64 73H36L41 62"
               "C35 59 31 54 31 46C31 36 38 27 45 20Z", "M50 31V49M42 40H58M41 62H59"),
    "queen": ("M20 33L31 60L30 73H70L69 60L80 33L64 48L61 22L50 46L39 22L36 48Z", "M31 61H69"),
    "king": ("M47 8H53V14H59V20H53V28C58 28 61 31 61 36C72 29 83 36 80 48C78 56 71 60 70 73H30C29 60 22 56 20 48"
             "C17 36 28 29 39 36C39 31 42 28 47 28V20H41V14H47Z", "M50 38V62M31 63H69"),
}
DOTS = {"queen": ((20, 30), (39, 19), (61, 19), (80, 30))}
DIGITS = {  # strokes in a box from -10, -15 to 10, 15
    1: "M-6 -9L2 -15V15", 2: "M-9 -8C-8 -18 9 -18 8 -7C7 1 -8 6 -9 15H9",
    3: "M-8 -12C-3 -17 8 -16 8 -8C8 -2 2 -1 -2 -1C3 -1 9 1 9 7C9 16 -5 17 -9 11", 4: "M5 15V-15L-10 6H10",
    5: "M8 -15H-6L-7 -2C-2 -6 9 -5 9 5C9 16 -5 17 -9 11", 6: "M7 -13C-2 -18 -9 -10 -9 4C-9 19 9 18 9 6C9 -5 -6 -5 -9 4",
}


def gradient(name, light, dark):
    return (f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="1" stop-color="{dark}"/></linearGradient>')


def svg(colour, inside):
    light, dark, _, _ = COLOURS[colour]
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n'
            f'  <defs>{gradient("body", light, dark)}</defs>\n  ' + "\n  ".join(inside) + "\n</svg>\n")


def line(colour, width=3.5):
    return (f'fill="none" stroke="{COLOURS[colour][3]}" stroke-width="{width}" stroke-linecap="round" '
            'stroke-linejoin="round"')


def disc(colour, radius=39):
    edge = COLOURS[colour][2]
    return ['<ellipse cx="50" cy="54" rx="39" ry="38" fill="#000000" fill-opacity="0.22"/>',
            f'<circle cx="50" cy="50" r="{radius}" fill="url(#body)" stroke="{edge}" stroke-width="2.5"/>']


def marked_disc(colour):
    return svg(colour, disc(colour) + [MARKS[colour].format(line=line(colour))])


def man(colour):
    """A draughtsman: rings as if turned on a lathe."""
    inner = 18 if colour == "white" else 14
    rings = [f'<circle cx="50" cy="50" r="{r}" {line(colour, 2.5)}/>' for r in (31, inner)]
    if colour == "black":
        rings.append(f'<circle cx="50" cy="50" r="5" fill="{COLOURS[colour][3]}"/>')
    return svg(colour, disc(colour) + rings)


def crowned(colour):
    details = COLOURS[colour][3] if colour == "black" else COLOURS[colour][2]
    return svg(colour, disc(colour) + [f'<circle cx="50" cy="50" r="33" {line(colour, 2.5)}/>',
                                       f'<path d="{CROWN}" fill="{details}"/>'])


def stone(colour):
    """A stone for crossings: nothing on it but light, and a ring on the white one's rim."""
    shine = "#ffffff" if colour == "white" else "#8a8c93"
    return svg(colour, disc(colour, 41) +
               [f'<path d="M28 38C32 29 40 24 49 23" fill="none" stroke="{shine}" stroke-width="5" '
                'stroke-linecap="round" stroke-opacity="0.7"/>'])


def chessman(colour, what):
    body, details = CHESS[what]
    edge = COLOURS[colour][2]
    outline = f'fill="url(#body)" stroke="{edge}" stroke-width="3.5" stroke-linejoin="round"'
    inside = [f'<path d="{body}" {outline}/>']
    inside += [f'<circle cx="{x}" cy="{y}" r="5.5" {outline}/>' for x, y in DOTS.get(what, ())]
    inner = COLOURS[colour][3] if colour == "black" else edge
    inside.append(f'<path d="{details}" fill="none" stroke="{inner}" stroke-width="3" stroke-linecap="round" '
                  'stroke-linejoin="round"/>')
    inside.append(f'<path d="{BASE}" {outline}/>')
    if colour == "black":  # seen on dark fields, too
        inside.append(f'<path d="M30 82.5H70" fill="none" stroke="{inner}" stroke-width="2.5" stroke-linecap="round"/>')
    return svg(colour, inside)


def numbered(colour, number):
    edge = COLOURS[colour][2]
    shape = (f'<rect x="13" y="13" width="74" height="74" rx="13" fill="url(#body)" stroke="{edge}" stroke-width="3"/>'
             if colour == "blue" else
             f'<circle cx="50" cy="50" r="40" fill="url(#body)" stroke="{edge}" stroke-width="3"/>')
    digit = (f'<path transform="translate(50 50) scale(1.5)" d="{DIGITS[number]}" fill="none" stroke="#ffffff" '
             'stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>')
    return svg(colour, [shape, digit])


def die(number):
    """A white die with its pips: in three columns and rows."""
    pips = {1: "4", 2: "26", 3: "246", 4: "0268", 5: "02468", 6: "023568"}[number]
    body = (f'<defs>{gradient("body", "#fffdf6", "#e4dcc9")}</defs>\n  '
            '<rect x="17" y="17" width="66" height="66" rx="13" fill="url(#body)" stroke="#4a4338" stroke-width="3"/>')
    dots = "".join(f'\n  <circle cx="{50 + 19 * (int(at) % 3 - 1)}" cy="{50 + 19 * (int(at) // 3 - 1)}" r="6.5" '
                   'fill="#2b2620"/>' for at in pips)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n  {body}{dots}\n</svg>\n'


ARROW = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect x="8" y="8" width="84" height="84" rx="6" fill="#6b6459" stroke="#3a352d" stroke-width="3"/>
  <path d="M28 72L70 30M50 28H72V50M28 58V72H42" fill="none" stroke="#efe8da" stroke-width="7" stroke-linecap="round" """ \
    """stroke-linejoin="round"/>
</svg>
"""
PEG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs><linearGradient id="body" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0c987"/>""" \
    """<stop offset="1" stop-color="#b57a2d"/></linearGradient></defs>
  <ellipse cx="50" cy="56" rx="30" ry="29" fill="#000000" fill-opacity="0.25"/>
  <circle cx="50" cy="50" r="30" fill="url(#body)" stroke="#6b4310" stroke-width="3"/>
  <path d="M35 42C38 36 43 32 50 31" fill="none" stroke="#fff2dc" stroke-width="4" stroke-linecap="round"/>
</svg>
"""


def all_symbols():
    for colour in COLOURS:
        yield f"{colour}_disc", marked_disc(colour)
    for colour in ("white", "black"):
        yield f"{colour}_man", man(colour)
        yield f"{colour}_crowned", crowned(colour)
        yield f"{colour}_stone", stone(colour)
        for what in CHESS:
            yield f"{colour}_{what}", chessman(colour, what)
    for colour in ("blue", "red"):
        for number in DIGITS:
            yield f"{colour}_{number}", numbered(colour, number)
    for number in DIGITS:
        yield f"die_{number}", die(number)
    yield "arrow", ARROW
    yield "peg", PEG


if __name__ == "__main__":
    for name, drawing in all_symbols():
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(drawing)
