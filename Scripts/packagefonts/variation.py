"""The masters of a font with an axis of weight: reading and changing what is drawn in each."""

import io
from typing import Dict, List, Tuple

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

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


def master(font: TTFont, name: str, place: int) -> List[Tuple[float, float]]:
    """The points of an outline, or of all parts of a composed glyph, in one master."""
    glyph = font["glyf"][name]
    deltas = variation(font, name, place).coordinates if place else None
    if glyph.isComposite():
        points = []
        for index, part in enumerate(glyph.components):
            dx, dy = deltas[index] if deltas else (0, 0)
            points += [(x + part.x + dx, y + part.y + dy) for x, y in master(font, part.glyphName, place)]
        return points
    points = list(glyph.coordinates)
    if not deltas:
        return points
    return [(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, deltas)]


def set_masters(font: TTFont, name: str, outlines: Dict[int, List[Tuple[float, float]]]) -> None:
    """Draws an outline anew; its points stay as many."""
    coordinates = font["glyf"][name].coordinates
    present = {place: master(font, name, place) for place in MASTERS}
    for index in range(len(coordinates)):
        move(font, name, range(index, index + 1), {
            place: (round(outlines[place][index][0] - present[place][index][0]),
                    round(outlines[place][index][1] - present[place][index][1])) for place in MASTERS})


def static(font: TTFont, weight: int) -> TTFont:
    data = io.BytesIO()
    font.save(data)
    data.seek(0)
    return instancer.instantiateVariableFont(TTFont(data), {"wght": weight}, inplace=True)


def respace(font: TTFont) -> None:
    """Makes the table of advances what the outlines' own are."""
    del font["HVAR"]
    add_HVAR(font)
