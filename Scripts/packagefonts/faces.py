"""The typefaces: where each comes from, what it stands in for, and how it is cut down."""

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, List, Optional

from fontTools import subset
from fontTools.ttLib import TTFont

from . import charsets, display, figures, rounded
from .sources import (INTER, JETBRAINS_MONO, NOTO_CJK, NOTO_COLOR_EMOJI, NOTO_CORE, STREAMLIT, Source)
from .variation import respace

TRUETYPE = "usr/share/fonts/truetype"
STREAMLIT_MEDIA = "streamlit/static/static/media"


@dataclass(frozen=True)
class Face:
    """One file of fonts/faces. Without a `recipe` the package's file is copied untouched."""

    file: str
    source: Source
    path: str
    stands_in_for: str
    licence: str
    recipe: Optional[Callable[[Path, Path], None]] = None

    def build(self, cache: Path, folder: Path) -> Path:
        origin, product = self.source.unpacked(cache) / self.path, folder / self.file
        if self.recipe is None:
            shutil.copyfile(origin, product)
        else:
            self.recipe(origin, product)
        return product


def decompressed(origin: Path, product: Path) -> None:
    """WOFF2 to the TrueType file it holds: FreeType is not always built with Brotli."""
    font = TTFont(origin, recalcTimestamp=False, recalcBBoxes=False)
    font.flavor = None
    font.save(product)


def options(**changes) -> subset.Options:
    """Every script and language system stays; hinting goes, since the rasterizer draws unhinted."""
    result = subset.Options(
        layout_features=["*"], layout_scripts=["*"], name_IDs=["*"], name_languages=["*"], hinting=False,
        recalc_timestamp=False, glyph_names=False, notdef_outline=True, drop_tables=["DSIG"])
    for key, value in changes.items():
        setattr(result, key, value)
    return result


def subsetted(origin: Path, product: Path, chosen: subset.Options, unicodes: Optional[List[int]] = None,
              mend: Callable[[TTFont], None] = lambda font: None) -> None:
    """Keeps the characters in `unicodes` (all when None) and whatever glyphs their features reach, once mended."""
    with subset.load_font(str(origin), chosen) as font:
        mend(font)
        subsetter = subset.Subsetter(chosen)
        subsetter.populate(unicodes=sorted(unicodes if unicodes is not None else font.getBestCmap()))
        subsetter.subset(font)
        subset.save_font(font, str(product), chosen)


def unhinted(origin: Path, product: Path) -> None:
    subsetted(origin, product, options())


def without_code_ligatures(origin: Path, product: Path) -> None:
    """JetBrains Mono joins `->` and `!=` in `calt`; SF Mono does not."""
    kept = {record.FeatureTag for record in TTFont(origin)["GSUB"].table.FeatureList.FeatureRecord} - {"calt"}
    positioning = {record.FeatureTag for record in TTFont(origin)["GPOS"].table.FeatureList.FeatureRecord}
    subsetted(origin, product, options(layout_features=sorted(kept | positioning)))


def with_figures(origin: Path, product: Path) -> None:
    """Inter with SF's colon between digits, percent sign and tabular figures."""
    font = TTFont(origin, recalcTimestamp=False, recalcBBoxes=False)
    drop_character_changes(font)
    figures.narrow_tabular(font, figures.TEXT_TABULAR_EXCESS)
    figures.raise_colon(font)
    figures.widen_percent(font, figures.TEXT_PERCENT, figures.TEXT_BEARING)
    respace(font)
    font.save(product)


def drop_character_changes(font: TTFont) -> None:
    """
    Inter's `calt` turns `->` into an arrow and the x of 3x9 into a multiplication sign, which SF does not. Only rules
    that keep the character and change its form stay.
    """
    table = font["GSUB"].table
    lookups = table.LookupList.Lookup

    def keeps_character(index: int) -> bool:
        for wrapper in lookups[index].SubTable:
            inner = getattr(wrapper, "ExtSubTable", wrapper)
            mapping = getattr(inner, "mapping", None)
            if mapping is None or any(old.split(".")[0] != new.split(".")[0] for old, new in mapping.items()):
                return False
        return True

    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "calt":
            continue
        chains = [index for index in record.Feature.LookupListIndex if lookups[index].SubTable
                  and hasattr(getattr(lookups[index].SubTable[0], "ExtSubTable", lookups[index].SubTable[0]),
                              "SubstLookupRecord")]
        record.Feature.LookupListIndex = chains
        record.Feature.LookupCount = len(chains)
        for index in chains:
            for wrapper in lookups[index].SubTable:
                rule = getattr(wrapper, "ExtSubTable", wrapper)
                rule.SubstLookupRecord = [action for action in rule.SubstLookupRecord
                                          if keeps_character(action.LookupListIndex)]
                rule.SubstCount = len(rule.SubstLookupRecord)


def mended(origin: Path, product: Path) -> None:
    """Inter Display with its digits and accents put right, by the Inter that lies beside it."""
    font = TTFont(origin, recalcTimestamp=False)
    drop_character_changes(font)
    display.mend(font, TTFont(origin.with_name(origin.name.replace("InterDisplay", "Inter"))))
    font.save(product)


def with_round_ends(origin: Path, product: Path) -> None:
    """One weight of Darkroom Rounded, named by the product's file."""
    def prepare(font: TTFont) -> None:
        drop_character_changes(font)
        figures.raise_colon(font, tabular=False)
        respace(font)

    rounded.build(origin, product, prepare, subsetted, options)


def chinese_japanese_korean(origin: Path, product: Path) -> None:
    """
    The Simplified Chinese font of the collection with the legacy national character sets. `locl` keeps the
    Traditional Chinese, Japanese and Korean forms of the same characters, chosen by the run's language.
    Vertical, historical and ornamental features would pull in thousands of further glyphs.
    """
    features = ["locl", "ccmp", "kern", "palt", "halt", "mark", "mkmk", "liga", "tnum", "pwid", "fwid", "hwid",
                "ljmo", "vjmo", "tjmo"]
    # The bold face has the syllables of KS X 1001 alone; text falls back to the regular face for the rare ones.
    subsetted(origin, product, options(layout_features=features, font_number=2),
              charsets.chinese_japanese_korean(every_syllable="Bold" not in product.name), _with_wide_middle_dot)


def _with_wide_middle_dot(font: TTFont) -> None:
    """Japanese has the katakana middle dot one em wide, as Hiragino; the collection's `locl` makes it Korean's, 0.34."""
    substitutions, dot = font["GSUB"].table, font.getBestCmap()[0x30FB]
    japanese = {index for script in substitutions.ScriptList.ScriptRecord
                for record in script.Script.LangSysRecord if record.LangSysTag == "JAN "
                for index in record.LangSys.FeatureIndex}
    for index in japanese:
        for lookup in substitutions.FeatureList.FeatureRecord[index].Feature.LookupListIndex:
            for table in substitutions.LookupList.Lookup[lookup].SubTable:
                getattr(getattr(table, "ExtSubTable", table), "mapping", {}).pop(dot, None)


def symbols(origin: Path, product: Path) -> None:
    subsetted(origin, product, options(layout_features=["ccmp", "mark", "mkmk"]), charsets.symbols())


def all_faces() -> List[Face]:
    faces = [
        Face("Inter.ttf", INTER, f"{TRUETYPE}/inter-vf/Inter-roman.var.ttf", "SF Pro below 20 pt", "OFL-1.1",
             with_figures),
        Face("Inter-Italic.ttf", INTER, f"{TRUETYPE}/inter-vf/Inter-italic.var.ttf",
             "SF Pro below 20 pt, italic", "OFL-1.1",
             with_figures),
        Face("InterDisplay.ttf", INTER, f"{TRUETYPE}/inter-vf/InterDisplay-roman.var.ttf",
             "SF Pro from 20 pt", "OFL-1.1", mended),
        Face("InterDisplay-Italic.ttf", INTER, f"{TRUETYPE}/inter-vf/InterDisplay-italic.var.ttf",
             "SF Pro from 20 pt, italic", "OFL-1.1", mended),
        Face("SourceSerif4.ttf", STREAMLIT, f"{STREAMLIT_MEDIA}/SourceSerifVariable-Roman.ttf.mdpVL9bi.woff2",
             "New York", "OFL-1.1", decompressed),
        Face("SourceSerif4-Italic.ttf", STREAMLIT,
             f"{STREAMLIT_MEDIA}/SourceSerifVariable-Italic.ttf.CVdzAtxO.woff2", "New York, italic", "OFL-1.1",
             decompressed),
    ]
    for style in rounded.STYLES:
        faces.append(Face(f"DarkroomRounded-{style}.ttf", INTER, f"{TRUETYPE}/inter-vf/InterDisplay-roman.var.ttf",
                          f"SF Pro Rounded {style}", "OFL-1.1", with_round_ends))
    # SF Mono's bold stems are as thick as the next heavier ones here. Its lightest weights are rare in widgets; the
    # nearest of these stands in.
    stands_in = {"Light": "Light", "Regular": "Regular", "Medium": "Medium", "Bold": "Semibold",
                 "ExtraBold": "Bold", "Italic": "Italic", "BoldItalic": "Bold Italic"}
    for style, apple in stands_in.items():
        faces.append(Face(f"JetBrainsMono-{style}.ttf", JETBRAINS_MONO,
                          f"{TRUETYPE}/jetbrains-mono/JetBrainsMono-{style}.ttf", f"SF Mono {apple}", "OFL-1.1",
                          without_code_ligatures))
    faces.append(Face("NotoColorEmoji.ttf", NOTO_COLOR_EMOJI, f"{TRUETYPE}/noto/NotoColorEmoji.ttf",
                      "Apple Color Emoji", "OFL-1.1"))
    for style in ["Regular", "Bold"]:
        faces.append(Face(f"NotoSansCJK-{style}.otf", NOTO_CJK,
                          f"usr/share/fonts/opentype/noto/NotoSansCJK-{style}.ttc",
                          "PingFang SC/TC, Hiragino Sans, Apple SD Gothic Neo", "OFL-1.1", chinese_japanese_korean))
    for script, apple in [("Arabic", "SF Arabic"), ("Hebrew", "SF Hebrew"), ("Thai", "Thonburi"),
                          ("Devanagari", "Kohinoor Devanagari")]:
        for style in ["Regular", "Bold"]:
            faces.append(Face(f"NotoSans{script}-{style}.ttf", NOTO_CORE,
                              f"{TRUETYPE}/noto/NotoSans{script}-{style}.ttf", apple, "OFL-1.1", unhinted))
    for family in ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"]:
        faces.append(Face(f"{family}-Regular.ttf", NOTO_CORE, f"{TRUETYPE}/noto/{family}-Regular.ttf",
                          "Apple Symbols", "OFL-1.1", symbols))
    return faces
