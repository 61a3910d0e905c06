"""Darkroom Rounded, which stands in for SF Pro Rounded: Inter Display with the ends of its strokes made round."""

import tempfile
import unicodedata
from pathlib import Path
from typing import List

import pathops
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from . import charsets, marks, spacing
from .rounder import Rounder
from .spacing import STRETCH, character

FAMILY = "Darkroom Rounded"
STYLES = {"Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
          "ExtraBold": 800, "Black": 900}

# SF's capitals and digits are 1443/2048 em high; its small x is 0.526 em high (apple-metrics §2).
CAPITALS = 1443 / 2048
SMALL_LETTERS = 0.526
# SF Rounded's stems are as wide as Inter's of these weights: 0.124 em at 600 and 0.146 em at 700, in pictures drawn by
# iOS (home-assistant/iOS d722d781).
INTER_WEIGHTS = {500: 490, 600: 572, 700: 674, 800: 775, 900: 880}


def stem_width(font: TTFont) -> float:
    table = font["glyf"]
    glyph = table[font.getBestCmap()[ord("l")]]
    return float(glyph.xMax - glyph.xMin)


def path_of(font: TTFont, name: str, glyphs) -> pathops.Path:
    path = pathops.Path()
    glyphs[name].draw(path.getPen(glyphSet=glyphs))
    return path


def decompose_overlaps(font: TTFont) -> None:
    """Glyphs whose parts overlap are rounded as one outline; others stay composed."""
    table, glyphs = font["glyf"], font.getGlyphSet()
    for name in font.getGlyphOrder():
        glyph = table[name]
        if not glyph.isComposite():
            continue
        whole = path_of(font, name, glyphs)
        apart = 0.0
        for component in glyph.components:
            piece = path_of(font, component.glyphName, glyphs)
            piece.simplify(fix_winding=True)
            (xx, xy), (yx, yy) = getattr(component, "transform", ((1, 0), (0, 1)))
            apart += abs(piece.area) * abs(xx * yy - xy * yx)
        whole.simplify(fix_winding=True)
        if abs(apart - abs(whole.area)) > 1 + 0.001 * apart:
            pen = TTGlyphPen(None)
            path_of(font, name, glyphs).draw(pen)
            table[name] = pen.glyph()


def height_scale(font: TTFont, glyph: str) -> float:
    """Letters, digits and signs are made as high as SF's."""
    table, characters, em = font["glyf"], font.getBestCmap(), font["head"].unitsPerEm
    if unicodedata.category(character(glyph) or "A") in ("Ll", "Lm", "Mn", "Sk", "Lo"):
        return SMALL_LETTERS * em / table[characters[ord("x")]].yMax
    return CAPITALS * em / table[characters[ord("H")]].yMax


def scale(font: TTFont) -> None:
    table = font["glyf"]
    heights = {name: height_scale(font, name) for name in font.getGlyphOrder()}
    for name, y in heights.items():
        glyph = table[name]
        x = STRETCH.get(character(name), 1.0)
        if glyph.isComposite():
            for component in glyph.components:
                component.y = round(component.y * y)
        elif glyph.numberOfContours > 0:
            glyph.coordinates.scale((x, y))
            glyph.coordinates.toInt()


def rename(font: TTFont, style: str) -> None:
    """Inter is a trademark, so the name is another one; the notice and the licence stay."""
    names = font["name"]
    kept = {0: names.getDebugName(0), 13: names.getDebugName(13), 14: names.getDebugName(14)}
    names.names = []
    kept |= {1: FAMILY, 2: style, 3: f"{FAMILY} {style}; from Inter Display", 4: f"{FAMILY} {style}",
             5: "Version 1.000", 6: f"DarkroomRounded-{style}"}
    for identifier, text in sorted(kept.items()):
        if text:
            names.setName(text, identifier, 3, 1, 0x409)


def vertical_metrics(font: TTFont) -> None:
    """SF Pro's: ascent 1950, descent 494 of 2048."""
    header, windows, em = font["hhea"], font["OS/2"], font["head"].unitsPerEm
    ascent, descent = round(em * 1950 / 2048), round(em * 494 / 2048)
    header.ascent, header.descent, header.lineGap = ascent, -descent, 0
    windows.sTypoAscender, windows.sTypoDescender, windows.sTypoLineGap = ascent, -descent, 0
    windows.sCapHeight = round(em * CAPITALS)


def instance(origin: Path, weight: float, folder: Path, features: List[str], subsetted, options,
             prepare=None) -> TTFont:
    """One weight of a variable font, with the characters of Darkroom Rounded. Glyphs keep their names."""
    with tempfile.NamedTemporaryFile(dir=folder, suffix=".ttf") as whole:
        font = TTFont(origin, recalcTimestamp=False)
        if prepare is not None:
            prepare(font)
        font.save(whole.name)
        with tempfile.NamedTemporaryFile(dir=folder, suffix=".ttf") as part:
            subsetted(Path(whole.name), Path(part.name), options(layout_features=features, glyph_names=True),
                      charsets.latin_greek_cyrillic())
            font = TTFont(part.name, recalcTimestamp=False, lazy=False)
            return instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True)


def build(origin: Path, product: Path, prepare, subsetted, options) -> None:
    """`origin` is Inter Display with its axis, beside which lies Inter; the product's name says the style."""
    style = product.stem.split("-")[1]
    weight = STYLES[style]
    drawn = INTER_WEIGHTS.get(weight, weight)
    features = ["calt", "case", "ccmp", "dnom", "frac", "kern", "locl", "mark", "numr", "pnum", "tnum", "zero"]
    with tempfile.TemporaryDirectory() as folder:
        font = instance(origin, drawn, Path(folder), features, subsetted, options, prepare)
        reference = instance(origin.with_name("Inter-roman.var.ttf"), drawn, Path(folder), [], subsetted, options)
    marks.settle(font, reference)
    for tag in ("STAT", "HVAR", "MVAR", "avar"):
        if tag in font:
            del font[tag]
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x61 | (0x20 if style == "Bold" else 0x40)
    font["head"].macStyle = 1 if style == "Bold" else 0
    rename(font, style)
    scale(font)
    spacing.respace(font, weight)
    vertical_metrics(font)
    decompose_overlaps(font)
    rounder = Rounder(font, stem_width(font))
    glyphs, table = font.getGlyphSet(), font["glyf"]
    paths = {name: path_of(font, name, glyphs) for name in font.getGlyphOrder()
             if not table[name].isComposite() and table[name].numberOfContours > 0}
    for name, path in paths.items():
        table[name] = rounder.glyph(path)
    for name in font.getGlyphOrder():
        table[name].recalcBounds(table)
        if table[name].numberOfContours:
            font["hmtx"].metrics[name] = (font["hmtx"].metrics[name][0], table[name].xMin)
    font["post"].formatType = 3.0
    font.save(product)
