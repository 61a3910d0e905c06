"""Mends Inter Display, whose beta has narrow digits, tabular figures of many widths and accents out of place."""

from typing import Dict, List

from fontTools.ttLib import TTFont

from . import figures, marks
from .spacing import CLOSER, DIGITS, substitutions
from .variation import MASTERS, move, respace, set_advance, static, variation

# SF's tabular figures in em at regular weight, and what bold adds: 37 pixels apart in "25:00" of 20 points medium, drawn
# at 3x by iOS (home-assistant/iOS d722d781), with the tracking of that size; bold adds what it adds to digits but 1.
TABULAR = (0.596, 0.0266)


def respace_digits(font: TTFont) -> None:
    table, em = font["glyf"], font["head"].unitsPerEm
    characters = font.getBestCmap()
    tabular = {new: old for lookup in substitutions(font, "tnum") for old, new in lookup.items()}
    digits = {characters[ord(digit)]: digit for digit in DIGITS}
    users = {}
    for name in font.getGlyphOrder():
        if table[name].isComposite():
            for index, component in enumerate(table[name].components):
                if component.glyphName in digits:
                    users.setdefault(component.glyphName, []).append((name, index))
    edges = {}
    for name, digit in digits.items():
        regular, bold = DIGITS[digit]
        # SF's tracking at 28 to 34 points stands in the advances: such text is set without any.
        wanted = {place: round((regular + CLOSER + bold * (weight - 400) / 300) * em)
                  for place, weight in MASTERS.items()}
        present = {0: font["hmtx"].metrics[name][0]}
        for place in (-1, 1):
            present[place] = present[0] + variation(font, name, place).coordinates[-3][0]
        # What a 1 gains stands behind it, as its flag does before it.
        share = 0.12 if digit == "1" else 0.5
        shifts = {place: (round((wanted[place] - present[place]) * share), 0) for place in MASTERS}
        count = len(table[name].coordinates)
        move(font, name, range(count), shifts)
        for user, index in users.get(name, []):
            move(font, user, range(index, index + 1), {place: (-x, 0) for place, (x, _) in shifts.items()})
        set_advance(font, name, wanted)
        xs = [x for x, _ in table[name].coordinates]
        edges[name] = {0: min(xs) + max(xs)}
        for place in (-1, 1):
            moved = [x + (delta or (0, 0))[0] for x, delta in zip(xs, variation(font, name, place).coordinates)]
            edges[name][place] = min(moved) + max(moved)
    regular, bold = TABULAR
    tabular_advances = {place: round((regular + bold * (weight - 400) / 300) * em)
                        for place, weight in MASTERS.items()}
    for name, origin in tabular.items():
        if origin in digits:
            component = table[name].components[0]
            component.x, component.y = 0, 0
            font["gvar"].variations[name] = []
            move(font, name, range(1), {place: (round((tabular_advances[place] - edges[origin][place]) / 2), 0)
                                        for place in MASTERS})
            set_advance(font, name, tabular_advances)


def settle_accents(font: TTFont, text: TTFont) -> None:
    """Moves accents to where Inter has them when they are off by more than 0.055 em."""
    found = {place: marks.misplaced(static(font, weight), static(text, weight), 0.055)
             for place, weight in MASTERS.items()}
    table = font["glyf"]
    counts: Dict[str, int] = {}

    def contour_count(name: str) -> int:
        if name not in counts:
            glyph = table[name]
            counts[name] = sum(contour_count(part.glyphName) for part in glyph.components) \
                if glyph.isComposite() else max(0, glyph.numberOfContours)
        return counts[name]

    done: Dict[str, Dict[int, List[int]]] = {}

    def depth(name: str) -> int:
        glyph = table[name]
        return 1 + max(depth(part.glyphName) for part in glyph.components) if glyph.isComposite() else 0

    names = {name for each in found.values() for name in each}
    for name in sorted(font.getGlyphOrder(), key=lambda name: (depth(name), name)):
        glyph = table[name]
        total = contour_count(name)
        if not total:
            continue
        wanted = {place: found[place].get(name, [0] * total) for place in MASTERS}
        if not glyph.isComposite():
            if name in names:
                start = 0
                for contour, end in enumerate(glyph.endPtsOfContours):
                    move(font, name, range(start, end + 1), {place: (0, wanted[place][contour]) for place in MASTERS})
                    start = end + 1
                done[name] = wanted
            continue
        applied = {place: [0] * total for place in MASTERS}
        first = 0
        for index, component in enumerate(glyph.components):
            number = contour_count(component.glyphName)
            inherited = done.get(component.glyphName, {place: [0] * number for place in MASTERS})
            amounts = {}
            for place in MASTERS:
                rest = [wanted[place][first + each] - inherited[place][each] for each in range(number)] \
                    if name in names else [0] * number
                # A part moves as a whole: what its contours need on average.
                amounts[place] = round(sum(rest) / number) if number else 0
                for each in range(number):
                    applied[place][first + each] = inherited[place][each] + amounts[place]
            if any(amounts.values()):
                move(font, name, range(index, index + 1), {place: (0, amounts[place]) for place in MASTERS})
            first += number
        done[name] = applied


def mend(font: TTFont, text: TTFont) -> None:
    """`text` is Inter, whose accents are where they belong."""
    settle_accents(font, text)
    respace_digits(font)
    figures.raise_colon(font)
    figures.widen_percent(font, figures.DISPLAY_PERCENT, figures.DISPLAY_BEARING)
    for name in font.getGlyphOrder():
        font["glyf"][name].recalcBounds(font["glyf"])
    respace(font)
