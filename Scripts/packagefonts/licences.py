"""One licence file per family: what the font says of itself, then the licence's whole text."""

from pathlib import Path
from typing import Dict, List

from fontTools.ttLib import TTFont

from .faces import Face

TEXTS = Path(__file__).with_name("texts")

# The icon fonts' name tables hold no notice.
SYMBOL_NOTICES = {
    # The web font's repository has the first notice, the icons' own (phosphor-icons/core) the second.
    "Phosphor": ("MIT", "Copyright (c) 2020-2021 Phosphor Icons\nCopyright (c) 2022 Phosphor Icons"),
    "MaterialDesignIcons": ("Apache-2.0", "Material Design Icons 6.9.96, by the Pictogrammers contributors and Google.\n"
                            "This file is a subset: only the glyphs map.csv names were kept."),
}


def family(file: str) -> str:
    """Inter-Italic.ttf and Inter.ttf share a licence."""
    return Path(file).stem.split("-")[0]


def build(faces: List[Face], fonts: Path) -> None:
    notices: Dict[str, tuple] = dict(SYMBOL_NOTICES)
    for face in faces:
        if family(face.file) in notices:
            continue
        names = TTFont(fonts / "faces" / face.file)["name"]
        lines = [names.getDebugName(0), names.getDebugName(13)]
        if face.recipe is not None:
            lines.append(f"Modified: {face.recipe.__name__.replace('_', ' ')} (see README.md).")
        notices[family(face.file)] = (face.licence, "\n".join(line for line in lines if line))
    folder = fonts / "licences"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (licence, notice) in notices.items():
        text = (TEXTS / f"{licence}.txt").read_text().lstrip("\n")
        (folder / f"{name}.txt").write_text(f"{notice}\n\n{text}")
    for stray in set(folder.iterdir()) - {folder / f"{name}.txt" for name in notices}:
        stray.unlink()
