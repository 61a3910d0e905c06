"""The advances and the kerning of Darkroom Rounded, which are SF Pro Rounded's where they are known."""

from typing import Dict, List

from fontTools.otlLib import builder
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

# Measured in pictures of SF Pro Rounded drawn by iOS (home-assistant/iOS d722d781: digits of 20 points bold and of 30
# points semibold) unless said otherwise.

# Letters of SF Pro Display, without its tracking, are set this much closer than Inter Display's at regular weight, in
# em, so that with the tracking of 28 to 34 points lines of both are equally long; bold lines are so without.
CLOSER = 0.0125
# The digits' advances in em: SF Pro's at regular weight (without tracking; developer.apple.com/forums/thread/715797),
# and what bold adds in SF Pro Rounded.
DIGITS = {"0": (0.6064, 0.020), "1": (0.4433, 0.040), "2": (0.5659, 0.030), "3": (0.5918, 0.030),
          "4": (0.6045, 0.022), "5": (0.5849, 0.036), "6": (0.6172, 0.022), "7": (0.5469, 0.015),
          "8": (0.5996, 0.042), "9": (0.6172, 0.022)}
# How much wider SF's bold digits are than Inter Display's of the same stems.
STRETCH = {"1": 1.07, "2": 1.02, "3": 1.02, "4": 1.03, "5": 1.045, "6": 1.03, "7": 1.02, "8": 1.035, "9": 1.03}
# How much more room SF leaves after these than Inter Display, in em.
ROOM = {",": 0.012, ".": 0.012}
# How much closer SF sets commas and periods to digits, in em.
POINT_KERNING = {"0": -0.02, "9": -0.02, "1": -0.01}


def character(glyph: str) -> str:
    """The character that a glyph of Inter is named after, or nothing."""
    return chr(int(glyph[3:], 16)) if glyph.startswith("uni") and len(glyph) == 7 else ""


def respace(font: TTFont, weight: int) -> None:
    """Advances as SF's; kerning stays Inter's."""
    table, metrics, em = font["glyf"], font["hmtx"].metrics, font["head"].unitsPerEm
    characters = font.getBestCmap()
    tabular = {new: old for lookup in substitutions(font, "tnum") for old, new in lookup.items()}
    digits = {characters[ord(digit)]: digit for digit in DIGITS}
    closer = CLOSER * min(1, max(0, (700 - weight) / 300))
    for name, (advance, bearing) in list(metrics.items()):
        if advance and name not in digits and tabular.get(name) not in digits:
            added = ROOM.get(character(name), -closer)
            metrics[name] = (max(0, advance + round(added * em)), bearing)
    for name, digit in digits.items():
        advance, glyph = metrics[name][0], table[name]
        regular, bold = DIGITS[digit]
        wanted = round((regular + bold * (weight - 400) / 300) * em)
        ink = (glyph.xMax - glyph.xMin) - (glyph.xMax - glyph.xMin) / STRETCH.get(digit, 1.0)
        # One stands to the left of its room, as in SF; the others keep to the middle.
        share = 0.12 if digit == "1" else 0.5
        glyph.coordinates.translate((round((wanted - advance - ink) * share), 0))
        glyph.recalcBounds(table)
        metrics[name] = (wanted, glyph.xMin)
    # Inter Display's tabular figures have many widths. SF Rounded's are not published: here they are as wide as the
    # widest digit. Punctuation between them stays as it is, as in SF.
    widest = max(metrics[name][0] for name in digits)
    for name, origin in tabular.items():
        glyph, parts = table[origin], table[name].components
        isdigit = origin in digits or character(origin) == ""
        metrics[name] = (widest, 0) if isdigit else metrics[origin]
        for part in parts:
            part.x = round((widest - glyph.xMax - glyph.xMin) / 2) if isdigit else 0
    kern_points(font, digits, tabular)
    for name in font.getGlyphOrder():
        table[name].recalcBounds(table)
        if table[name].numberOfContours:
            metrics[name] = (metrics[name][0], table[name].xMin)


def substitutions(font: TTFont, feature: str) -> List[Dict[str, str]]:
    """The single substitutions of a feature."""
    table = font["GSUB"].table
    indices = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == feature
               for index in record.Feature.LookupListIndex}
    rules = [getattr(rule, "ExtSubTable", rule) for index in sorted(indices)
             for rule in table.LookupList.Lookup[index].SubTable]
    return [rule.mapping for rule in rules if hasattr(rule, "mapping")]


def kern_points(font: TTFont, digits: Dict[str, str], tabular: Dict[str, str]) -> None:
    """Sets commas and periods beside digits as SF does, not by Inter's kerning."""
    em, characters = font["head"].unitsPerEm, font.getBestCmap()
    both = {**digits, **{new: digits[old] for new, old in tabular.items() if old in digits}}
    points = [characters[ord(point)] for point in ROOM]
    points += [new for new, old in tabular.items() if old in points]
    own = {(name, point): builder.buildValue({"XAdvance": round(POINT_KERNING.get(digit, 0) * em)})
           for name, digit in both.items() for point in points}
    own |= {(point, name): builder.buildValue({"XAdvance": 0}) for name in both for point in points}
    table = font["GPOS"].table
    indices = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"
               for index in record.Feature.LookupListIndex}
    for index in sorted(indices):
        lookup = table.LookupList.Lookup[index]
        kinds = [getattr(rule, "ExtSubTable", rule) for rule in lookup.SubTable]
        if not kinds or kinds[0].LookupType != 2:
            continue
        # The first rule that knows a pair is the one that counts.
        rule = builder.buildPairPosGlyphsSubtable({pair: (value, None) for pair, value in own.items()},
                                                  font.getReverseGlyphMap(), valueFormat1=4, valueFormat2=0)
        if lookup.LookupType == 9:
            wrapper = otTables.ExtensionPos()
            wrapper.Format, wrapper.ExtensionLookupType, wrapper.ExtSubTable = 1, 2, rule
            rule = wrapper
        lookup.SubTable.insert(0, rule)
        lookup.SubTableCount = len(lookup.SubTable)
        own = {pair: builder.buildValue({"XAdvance": 0}) for pair in own}
