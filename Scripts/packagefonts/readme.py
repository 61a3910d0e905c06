"""The table of fonts/README.md, written from the recipes so that it cannot drift from them."""

from pathlib import Path
from typing import List

from fontTools.ttLib import TTFont

from .faces import Face
from .sources import QTAWESOME

BEGIN, END = "<!-- table: Scripts/package-fonts -->", "<!-- end of table -->"


def build(faces: List[Face], fonts: Path, readme: Path) -> None:
    """Replaces what is between the two markers."""
    lines = ["| file | family | stands in for | from | licence | bytes |", "|---|---|---|---|---|---|"]
    for face in faces:
        product = fonts / "faces" / face.file
        names = TTFont(product)["name"]
        family = names.getDebugName(16) or names.getDebugName(1)
        lines.append(_row(product, family, face.stands_in_for, face.source.label, face.licence))
    symbols = fonts / "symbols"
    lines.append(_row(symbols / "Phosphor.ttf", "Phosphor", "SF Symbols", QTAWESOME.label, "MIT"))
    lines.append(_row(symbols / "MaterialDesignIcons.ttf", "Material Design Icons", "SF Symbols Phosphor lacks",
                      QTAWESOME.label, "Apache-2.0"))
    before, rest = readme.read_text().split(BEGIN)
    after = rest.split(END)[1]
    readme.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n" + END + after)


def _row(file: Path, *cells: str) -> str:
    return f"| {file.name} | " + " | ".join(cells) + f" | {file.stat().st_size:,} |"
