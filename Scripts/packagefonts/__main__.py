"""Command line: see Scripts/package-fonts."""

import argparse
import filecmp
import sys
import tempfile
from pathlib import Path

from . import faces, licences, readme, symbols

REPOSITORY = Path(__file__).resolve().parents[2]
GENERATED = ["faces", "symbols", "licences"]


def build(cache: Path, fonts: Path, only: str) -> None:
    """Writes the generated folders below `fonts`, removing files no recipe makes any more."""
    folder = fonts / "faces"
    folder.mkdir(parents=True, exist_ok=True)
    recipes = [face for face in faces.all_faces() if only in face.file]
    for face in recipes:
        product = face.build(cache, folder)
        print(f"{product.stat().st_size:>10,}  {face.file}", flush=True)
    if not only:
        for stray in set(folder.iterdir()) - {folder / face.file for face in recipes}:
            stray.unlink()
        licences.build(recipes, fonts)
    if not only or only == "symbols":
        (fonts / "symbols").mkdir(parents=True, exist_ok=True)
        for product in symbols.build(cache, fonts / "symbols"):
            print(f"{product.stat().st_size:>10,}  {product.name}", flush=True)


def differences(expected: Path, actual: Path) -> list:
    """Relative paths of generated files that are missing, extra or different."""
    names = {path.relative_to(root) for root in (expected, actual) for folder in GENERATED
             for path in (root / folder).rglob("*") if path.is_file()}
    return sorted(str(name) for name in names if not (expected / name).exists() or not (actual / name).exists()
                  or not filecmp.cmp(expected / name, actual / name, shallow=False))


def main() -> None:
    parser = argparse.ArgumentParser(prog="package-fonts", description="Rebuilds fonts/ from pinned packages.")
    parser.add_argument("--cache", type=Path, required=True, help="where downloads are kept")
    parser.add_argument("--check", action="store_true", help="rebuild elsewhere and compare byte for byte")
    parser.add_argument("--only", default="", help="build only the faces whose file name contains this, or `symbols`")
    arguments = parser.parse_args()
    if not arguments.check:
        fonts = REPOSITORY / "fonts"
        build(arguments.cache, fonts, arguments.only)
        if not arguments.only:
            readme.build(faces.all_faces(), fonts, fonts / "README.md")
        return
    with tempfile.TemporaryDirectory() as folder:
        build(arguments.cache, Path(folder), "")
        changed = differences(REPOSITORY / "fonts", Path(folder))
    if changed:
        sys.exit("fonts/ is not what Scripts/package-fonts builds: " + ", ".join(changed))
    print("fonts/ is exactly what Scripts/package-fonts builds")


main()
