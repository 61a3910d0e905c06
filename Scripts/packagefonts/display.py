"""Mends Inter Display, whose beta has narrow digits, tabular figures of many widths and accents out of place."""

import io
from typing import Dict, List

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

from . import marks
from .spacing import CLOSER, DIGITS, substitutions

# The weights drawn by hand, by their place on the axis; others lie between.
MASTERS = {-1: 100, 0: 400, 1: 900}


def variation(font: TTFont, name: str, place: int) -> TupleVariation:
    """A glyph's deltas towards one end of the axis; made where there are none."""
    region = (-1.0, -1.0, 0.0) if place < 0 else (0.0, 1.0, 1.0)
    found = font["gvar"].variations.setdefault(name, [])
    glyph = font["glyf"][name]
    for each in found:
        if each.axes == {"wght": region}:
            if None in each.coordinates:
                # Deltas left out follow from their neighbours' as long as nothing moves.
                metrics = font["hmtx"].metrics
                coordinates, controls = font["glyf"]._getCoordinatesAndControls(name, metrics)
                each.calcInferredDeltas(coordinates, controls.endPts)
                each.roundDeltas()
            return each
    count = len(glyph.components) if glyph.isComposite() else len(glyph.coordinates)
    found.append(TupleVariation({"wght": region}, [(0, 0)] * (count + 4)))
    return found[-1]


def move(font: TTFont, name: str, points: range, amounts: Dict[int, tuple]) -> None:
    """Moves points of an outline, or parts of a composed glyph, by so much in each master."""
    glyph = font["glyf"][name]
    x, y = amounts[0]
    for place in (-1, 1):
        variation(font, name, place)
    for index in points:
        if glyph.isComposite():
            glyph.components[index].x += x
            glyph.components[index].y += y
        else:
            px, py = glyph.coordinates[index]
            glyph.coordinates[index] = (px + x, py + y)
    for place in (-1, 1):
        dx, dy = amounts[place][0] - x, amounts[place][1] - y
        deltas = variation(font, name, place).coordinates
        for index in points:
            deltas[index] = (deltas[index][0] + dx, deltas[index][1] + dy)


def set_advance(font: TTFont, name: str, advances: Dict[int, int]) -> None:
    font["hmtx"].metrics[name] = (advances[0], font["hmtx"].metrics[name][1])
    for place in (-1, 1):
        coordinates = variation(font, name, place).coordinates
        coordinates[-3] = (advances[place] - advances[0], 0)


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
    widest = {place: 0 for place in MASTERS}
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
        widest = {place: max(widest[place], wanted[place]) for place in MASTERS}
    for name, origin in tabular.items():
        if origin in digits:
            component = table[name].components[0]
            component.x, component.y = 0, 0
            font["gvar"].variations[name] = []
            move(font, name, range(1), {place: (round((widest[place] - edges[origin][place]) / 2), 0)
                                        for place in MASTERS})
            set_advance(font, name, widest)


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


def static(font: TTFont, weight: int) -> TTFont:
    data = io.BytesIO()
    font.save(data)
    data.seek(0)
    return instancer.instantiateVariableFont(TTFont(data), {"wght": weight}, inplace=True)


def mend(font: TTFont, text: TTFont) -> None:
    """`text` is Inter, whose accents are where they belong."""
    settle_accents(font, text)
    respace_digits(font)
    for name in font.getGlyphOrder():
        font["glyf"][name].recalcBounds(font["glyf"])
    del font["HVAR"]
    add_HVAR(font)
