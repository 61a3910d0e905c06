"""The icon fonts standing in for SF Symbols, and the table from Apple's names to their glyphs."""

import csv
import json
import shutil
import sys
from pathlib import Path
from typing import Dict, List

from fontTools.ttLib import TTFont

from .faces import options, subsetted
from .sources import QTAWESOME

FOLDER = "qtawesome/fonts"
ENCLOSURES = {"none", "circle", "circle.fill", "square", "square.fill", "slash"}
FRAME_SOURCES = {"template", "renamed", "estimated"}
COLUMNS = ["name", "set", "glyph", "regular", "thin", "light", "bold", "fill", "enclosure"]


def build(cache: Path, folder: Path) -> List[Path]:
    """Writes Phosphor.ttf, MaterialDesignIcons.ttf (only the mapped glyphs), map.csv, drawings.txt and frames.csv."""
    package = QTAWESOME.unpacked(cache) / FOLDER
    with open(Path(__file__).with_name("symbols.csv"), newline="") as file:
        choices = list(csv.DictReader(file))
    phosphor = _character_map(package / "phosphor-charmap-1.3.0.json")
    material = _character_map(package / "materialdesignicons6-webfont-charmap-6.9.96.json")
    rows = _rows(choices, phosphor, material)

    names = ("Phosphor.ttf", "MaterialDesignIcons.ttf", "map.csv", "drawings.txt", "frames.csv")
    products = [folder / name for name in names]
    shutil.copyfile(package / "phosphor-1.3.0.ttf", products[0])
    wanted = sorted({int(row["regular"], 16) for row in rows if row["set"] == "mdi"})
    subsetted(package / "materialdesignicons6-webfont-6.9.96.ttf", products[1], options(), wanted)
    with open(products[2], "w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    products[3].write_bytes(_drawings().encode())
    products[4].write_bytes(_frames().encode())
    _check(rows, {"phosphor": TTFont(products[0]), "mdi": TTFont(products[1])})
    return products


def _drawings() -> str:
    """drawings.txt without its comments, sorted by the bytes of the names, so that it can be searched unparsed."""
    lines = [line for line in Path(__file__).with_name("drawings.txt").read_text().splitlines()
             if line and not line.startswith("#")]
    names = [line.split(":")[0] for line in lines]
    if len(set(names)) != len(names):
        sys.exit("packagefonts/drawings.txt: a name occurs twice: "
                 + ", ".join(sorted(name for name in set(names) if names.count(name) > 1)))
    return "\n".join(sorted(lines, key=lambda line: line.split(":")[0].encode())) + "\n"


def _frames() -> str:
    """frames.csv, sorted by the bytes of the names; every row has the header's columns, and every frame some ink."""
    header, *lines = Path(__file__).with_name("frames.csv").read_text().splitlines()
    columns = header.split(",")
    if len(columns) != 17 or len({line.split(",")[0] for line in lines}) != len(lines):
        sys.exit("packagefonts/frames.csv: a name occurs twice, or the header is not name, source and fifteen lengths")
    for line in lines:
        name, source, *lengths = line.split(",")
        if source not in FRAME_SOURCES or len(lengths) != 15 or min(int(lengths[place]) for place in (1, 6, 11)) <= 0:
            sys.exit(f"packagefonts/frames.csv: {name}: the source is not one of {', '.join(sorted(FRAME_SOURCES))}, "
                     f"or the fifteen lengths are not there")
    return "\n".join([header] + sorted(lines, key=lambda line: line.split(",")[0].encode())) + "\n"


def _character_map(path: Path) -> Dict[str, str]:
    """Glyph names to code points, without their `0x`."""
    return {name: code[2:] for name, code in json.loads(path.read_text()).items()}


def _rows(choices: List[dict], phosphor: Dict[str, str], material: Dict[str, str]) -> List[dict]:
    names = {choice["name"] for choice in choices}
    if len(names) != len(choices) or not {choice["enclosure"] for choice in choices} <= ENCLOSURES:
        sys.exit("packagefonts/symbols.csv: a name occurs twice or an enclosure is not one of "
                 + ", ".join(sorted(ENCLOSURES)))
    rows = []
    for choice in sorted(choices, key=lambda choice: choice["name"]):
        icons, _, glyph = choice["glyph"].rpartition(":")
        codes = material if icons == "mdi" else phosphor
        if glyph not in codes:
            sys.exit(f"packagefonts/symbols.csv: {choice['name']}: no glyph {choice['glyph']!r} in the icon font")
        row = {"name": choice["name"], "set": icons or "phosphor", "glyph": glyph, "regular": codes[glyph],
               "enclosure": choice["enclosure"]}
        if not icons:
            # A filled glyph has no strokes to thicken: Phosphor draws it once.
            for weight in ("thin", "light", "bold"):
                row[weight] = codes.get(f"{glyph}-{weight}", codes[glyph])
            if glyph.endswith("-fill"):
                row["fill"] = codes[glyph]
            elif choice["name"] + ".fill" in names:
                row["fill"] = codes.get(f"{glyph}-fill", "")
        rows.append(row)
    return rows


def _check(rows: List[dict], fonts: Dict[str, TTFont]) -> None:
    """Every code point must lead to a glyph with an outline."""
    maps = {name: font.getBestCmap() for name, font in fonts.items()}
    for row in rows:
        for column in COLUMNS[3:8]:
            code = row.get(column)
            if not code:
                continue
            glyph = maps[row["set"]].get(int(code, 16))
            if glyph is None or fonts[row["set"]]["glyf"][glyph].numberOfContours == 0:
                sys.exit(f"map.csv: {row['name']}: {column} U+{code.upper()} draws nothing in the {row['set']} font")
