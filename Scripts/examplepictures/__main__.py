"""Draws all pictures into the folder that is given."""

import pathlib
import sys

from . import canvas, covers, icons, landscapes, png

root = pathlib.Path(sys.argv[1])


def write(path, picture):
    path = root / path
    path.parent.mkdir(parents=True, exist_ok=True)
    data = png.encoded(picture)
    path.write_bytes(data)
    print(f"{path.relative_to(root)}: {len(data):,} bytes")


for name, draw in landscapes.ALL.items():
    photo = draw()
    write(f"Photos/Assets.xcassets/Photos/{name}.imageset/{name}.png", photo)
    thumbnail = f"{name}Thumbnail"
    write(f"Photos/Assets.xcassets/Photos/{thumbnail}.imageset/{thumbnail}.png", canvas.reduced(photo))
for name, draw in covers.ALL.items():
    write(f"Music/Assets.xcassets/Covers/{name}.imageset/{name}.png", draw())
for name, draw in icons.ALL.items():
    write(f"{name}/Assets.xcassets/AppIcon.appiconset/AppIcon.png", draw())
