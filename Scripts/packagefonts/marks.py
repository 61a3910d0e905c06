"""Puts the accents of Inter Display back: this beta has many of them a tenth of an em too high or too low."""

import unicodedata
from typing import Dict, List, Tuple

from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

# Accents of both cuts lie within 0.02 em of each other, but for those 200/2048 em off.
MISPLACED = 0.065


def contours(font: TTFont, name: str) -> List[list]:
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    result: List[list] = []
    for command in pen.value:
        if command[0] == "moveTo":
            result.append([])
        result[-1].append(command)
    return result


def extent(contour: list, em: int) -> Tuple[float, float]:
    """Top and bottom in em."""
    pen = ControlBoundsPen(None)
    for command, points in contour:
        getattr(pen, command)(*points)
    return pen.bounds[3] / em, pen.bounds[1] / em


def misplaced(font: TTFont, reference: TTFont, tolerance: float = MISPLACED) -> Dict[str, List[int]]:
    """
    How far to move each contour of the glyphs whose accents are not where `reference` has them, in proportion to the
    height of letters. Both are static fonts of one weight; contours come in the same order, as both are drawn from the
    same parts.
    """
    ours, theirs = font.getBestCmap(), reference.getBestCmap()
    em, their_em = font["head"].unitsPerEm, reference["head"].unitsPerEm
    table = font["glyf"]
    heights = {letter: table[ours[ord(letter)]].yMax / em / (reference["glyf"][theirs[ord(letter)]].yMax / their_em)
               for letter in "Hx"}
    result = {}
    for code, name in sorted(ours.items()):
        decomposed = unicodedata.normalize("NFD", chr(code))
        if len(decomposed) < 2 or not decomposed[0].isalpha() or code not in theirs:
            continue
        mine, other = contours(font, name), contours(reference, theirs[code])
        if len(mine) != len(other):
            continue
        ratio = heights["x" if decomposed[0].islower() else "H"]
        shifts = []
        for a, b in zip(mine, other):
            (top, bottom), (their_top, their_bottom) = extent(a, em), extent(b, their_em)
            shift = ((their_top + their_bottom) * ratio - top - bottom) / 2
            is_mark = bottom > 0.35 or top < 0
            shifts.append(round(shift * em) if is_mark and tolerance < abs(shift) < 0.15 else 0)
        if any(shifts):
            result[name] = shifts
    return result


def settle(font: TTFont, reference: TTFont) -> None:
    """Moves the accents of a static font to where they belong."""
    moved = {}
    for name, shifts in misplaced(font, reference).items():
        pen = TTGlyphPen(None)
        for contour, shift in zip(contours(font, name), shifts):
            for command, points in contour:
                getattr(pen, command)(*((x, y + shift) for x, y in points))
        moved[name] = pen.glyph()
    # Only now, since one glyph may be part of another.
    for name, glyph in moved.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
