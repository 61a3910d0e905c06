"""What stands among figures: the colon of a time, the percent sign, and figures of one width."""

from typing import Dict, List, Tuple

from fontTools.otlLib import builder
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

from .spacing import substitutions
from .variation import MASTERS, master, move, set_advance, set_masters

# Measured at 3x in home-assistant/iOS d722d781 unless said otherwise; lengths in em.

# How much wider SF's percent sign is than Inter's, by weight: 36 pixels of "72%", 15 points regular, and 44 of "68%",
# 17 points semibold.
TEXT_PERCENT = {100: 1.17, 400: 1.24, 900: 1.35}
# 59 pixels of "84%", 34 points bold at 0.72 of its size.
DISPLAY_PERCENT = {100: 1.17, 400: 1.17, 900: 1.17}
# Beside the sign, so that it begins where Apple's does after those digits.
TEXT_BEARING = 0.068
DISPLAY_BEARING = 0.060
# How much wider Inter's tabular figures are than SF's: 1 of 103 pixels of "25:00" at 13 points.
TEXT_TABULAR_EXCESS = 0.0085

Points = List[Tuple[float, float]]


def raise_colon(font: TTFont, tabular: bool = True) -> None:
    """
    A colon between two digits stands in their middle, as SF's does: 1:00 in 11 points, 25:00 in 13 and 20. Inter's own
    rules raise it beside any capital or digit, not so far, and go with the rules that turn characters into others.

    - tabular: whether a narrower colon stands between tabular figures.
    """
    characters = font.getBestCmap()
    colon, zero = characters[ord(":")], characters[ord("0")]
    raised = single(font, "case").get(colon, colon)
    tabulars = single(font, "tnum")
    # Its middle in each master, and the digits'.
    rises = {place: round((height(font, zero, place) - height(font, raised, place)) / 2) for place in MASTERS}
    mapping = {}
    for origin in (colon, tabulars.get(colon)):
        if origin is None:
            continue
        if origin != colon and not tabular:
            mapping[origin] = mapping[colon]
            continue
        mapping[origin] = "colon.raised" if origin == colon else "colon.raised.tnum"
        add_glyph(font, mapping[origin], raised, origin, rises)
    digits = {characters[ord(digit)] for digit in "0123456789"}
    for feature in ("tnum", "zero"):
        digits |= {new for old, new in single(font, feature).items() if old in digits}
    add_context(font, "calt", digits, mapping)


def height(font: TTFont, name: str, place: int) -> float:
    """The sum of an outline's top and bottom."""
    ys = [y for _, y in master(font, name, place)]
    return min(ys) + max(ys)


def single(font: TTFont, feature: str) -> Dict[str, str]:
    return {old: new for mapping in substitutions(font, feature) for old, new in mapping.items()}


def add_glyph(font: TTFont, name: str, part: str, like: str, rises: Dict[int, int]) -> None:
    """A glyph as wide as `like`, with the outline of `part` in its middle, moved up."""
    component = GlyphComponent()
    component.glyphName, component.x, component.y, component.flags = part, 0, 0, 0x4
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, [component]
    metrics = font["hmtx"].metrics
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"][name] = glyph
    metrics[name] = metrics[like]
    font["gvar"].variations[name] = []
    advances = {place: advance(font, like, place) for place in MASTERS}
    middles = {place: round((advances[place] - advance(font, part, place)) / 2) for place in MASTERS}
    move(font, name, range(1), {place: (middles[place], rises[place]) for place in MASTERS})
    set_advance(font, name, advances)
    glyph.recalcBounds(font["glyf"])
    metrics[name] = (advances[0], glyph.xMin)


def advance(font: TTFont, name: str, place: int) -> int:
    width = font["hmtx"].metrics[name][0]
    for each in font["gvar"].variations.get(name, []):
        if place and each.axes == {"wght": (-1.0, -1.0, 0.0) if place < 0 else (0.0, 1.0, 1.0)}:
            width += (each.coordinates[-3] or (0, 0))[0]
    return width


def add_context(font: TTFont, feature: str, around: set, mapping: Dict[str, str]) -> None:
    """Adds to a feature: between two of `around`, glyphs become others."""
    table, glyphs = font["GSUB"].table, font.getReverseGlyphMap()
    lookups = table.LookupList.Lookup

    def append(subtable, kind: int) -> int:
        lookup = otTables.Lookup()
        lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = kind, 0, [subtable], 1
        lookups.append(lookup)
        table.LookupList.LookupCount = len(lookups)
        return len(lookups) - 1

    action = otTables.SubstLookupRecord()
    action.SequenceIndex, action.LookupListIndex = 0, append(builder.buildSingleSubstSubtable(mapping), 1)
    rule = otTables.ChainContextSubst()
    rule.Format = 3
    rule.BacktrackCoverage = [builder.buildCoverage(around, glyphs)]
    rule.InputCoverage = [builder.buildCoverage(mapping, glyphs)]
    rule.LookAheadCoverage = [builder.buildCoverage(around, glyphs)]
    rule.BacktrackGlyphCount = rule.InputGlyphCount = rule.LookAheadGlyphCount = 1
    rule.SubstLookupRecord, rule.SubstCount = [action], 1
    index = append(rule, 6)
    for each in {id(record.Feature): record.Feature for record in table.FeatureList.FeatureRecord
                 if record.FeatureTag == feature}.values():
        each.LookupListIndex = each.LookupListIndex + [index]
        each.LookupCount = len(each.LookupListIndex)


def widen_percent(font: TTFont, stretch: Dict[int, float], bearing: float) -> None:
    """Makes the percent sign wider; its strokes stay as thick as they are."""
    em, name = font["head"].unitsPerEm, font.getBestCmap()[ord("%")]
    ends = list(font["glyf"][name].endPtsOfContours)
    outlines, advances = {}, {}
    for place, weight in MASTERS.items():
        points = widened(master(font, name, place), ends, stretch[weight])
        xs = [x for x, _ in points]
        shift = bearing * em - min(xs)
        outlines[place] = [(round(x + shift), y) for x, y in points]
        advances[place] = round(max(xs) - min(xs) + 2 * bearing * em)
    set_masters(font, name, outlines)
    set_advance(font, name, advances)
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (advances[0], font["glyf"][name].xMin)


def widened(points: Points, ends: List[int], factor: float) -> Points:
    """Rings and the stroke between them, farther apart and wider."""
    contours, start = [], 0
    for end in ends:
        contours.append(points[start:end + 1])
        start = end + 1
    boxes = [(min(x for x, _ in c), max(x for x, _ in c), min(y for _, y in c), max(y for _, y in c))
             for c in contours]
    left = min(box[0] for box in boxes)

    def holds(outer: tuple, inner: tuple) -> bool:
        return outer[0] < inner[0] and inner[1] < outer[1] and outer[2] < inner[2] and inner[3] < outer[3]

    result: Points = []
    for contour, box in zip(contours, boxes):
        middle = (box[0] + box[1]) / 2
        place = left + factor * (middle - left)
        outer = next((other for other in boxes if holds(other, box)), None)
        if len(contour) == 4:
            # The stroke: the two points of each end stay as far apart as they are.
            result += [(left + factor * (end_middle(contour, y) - left) + x - end_middle(contour, y), y)
                       for x, y in contour]
        else:
            wall = 0 if outer is None else (outer[1] - outer[0] - (box[1] - box[0]))
            width = box[1] - box[0]
            scale = factor if outer is None else (factor * (width + wall) - wall) / width
            result += [(place + scale * (x - middle), y) for x, y in contour]
    return result


def end_middle(contour: Points, y: float) -> float:
    xs = [x for x, other in contour if other == y]
    return sum(xs) / len(xs)


def narrow_tabular(font: TTFont, excess: float) -> None:
    """Takes room from the tabular figures, as much on either side."""
    characters, em = font.getBestCmap(), font["head"].unitsPerEm
    digits = {characters[ord(digit)] for digit in "0123456789"}
    for old, new in single(font, "tnum").items():
        if old not in digits:
            continue
        glyph = font["glyf"][new]
        count = len(glyph.components) if glyph.isComposite() else len(glyph.coordinates)
        advances = {place: advance(font, new, place) - round(excess * em) for place in MASTERS}
        move(font, new, range(count), {place: (-round(excess * em / 2), 0) for place in MASTERS})
        set_advance(font, new, advances)
        glyph.recalcBounds(font["glyf"])
        font["hmtx"].metrics[new] = (advances[0], glyph.xMin)


