#!/usr/bin/env python3
"""Makes a folder as `darkroom render` writes it, of any number of pictures, without rendering any.

    Scripts/pages/sample.py <folder> [--pictures 10000] [--hostile]

The pictures are plain rounded rectangles with a number of marks; widgets, families, devices, languages, schemes and modes
vary as those of a real run do. `--hostile` gives widgets names that want to be markup.
"""
import argparse
import hashlib
import itertools
import json
import os
import pathlib
import struct
import zlib

HOSTILE = "</script><img src=x onerror=\"window.hacked=1\">'\u202eabc\u2028d"
SIZES = {"systemSmall": (158, 158), "systemMedium": (338, 158), "systemLarge": (338, 354),
         "accessoryCircular": (72, 72), "accessoryRectangular": (160, 72)}
DEVICES = [("iphone-393x852", 3, 1.0), ("iphone-440x956", 3, 1.07), ("iphone-375x667", 2, 0.94)]
LOCALES = ["en_US", "de", "fr", "ar", "ja", "pt_BR"]
WIDGETS = ["Weather", "Calendar", "Stocks", "Activity", "Batteries", "Photos", "Music", "Reminders"]


def png(width, height, color, marks, scheme):
    """A rounded rectangle with a row of marks, at a scale of its own."""
    background = bytes((28, 28, 30, 255) if scheme == "dark" else (255, 255, 255, 255))
    paint, clear = bytes((*color, 255)), b"\0\0\0\0"
    radius, rows = min(22, height // 2), []
    for y in range(height):
        dy = max(radius - y, y - (height - 1 - radius), 0)
        cut = radius - int((radius * radius - dy * dy) ** 0.5)
        row = [background] * width
        if 16 <= y < 28:
            for x in range(16, min(16 + marks * 9, width - 16)):
                if (x - 16) % 9 < 6:
                    row[x] = paint
        if height * 0.45 < y < height * 0.8:
            start = int(width * 0.55)
            row[start:width - 16] = [paint] * (width - 16 - start)
        row[:cut], row[width - cut:] = [clear] * cut, [clear] * cut
        rows.append(b"\0" + b"".join(row))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b"")


class Pictures:
    """Files, those that look alike as links to one."""

    def __init__(self, folder):
        self.folder, self.made = folder, {}

    def write(self, file, *look):
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        if look in self.made:
            os.link(self.made[look][0], path)
        else:
            data = png(*look)
            path.write_bytes(data)
            self.made[look] = (path, hashlib.sha256(data).hexdigest())
        return self.made[look][1]


def finding(number):
    return {"code": ["low-contrast", "text-truncated", "small-tap-target"][number % 3],
            "severity": ["warning", "note", "error"][number % 3], "message": f"\"Line {number % 7}\" is hard to read.",
            "source": {"file": "Widget/Podium.swift", "line": 12 + number % 7}}


def pictures(count, widgets, devices, locales):
    """What a run draws, in its order, over again at further moments until there are enough."""
    number = 0
    for moment in itertools.count():
        for kind, family, (device, scale, factor), locale, scheme, mode in itertools.product(
                widgets, SIZES, devices, locales, ["light", "dark"], ["fullColor", "accented"]):
            if family.startswith("accessory"):
                if mode == "accented":
                    continue
                mode = "vibrant"
            if number == count:
                return
            width, height = (round(length * factor) for length in SIZES[family])
            variant = "placeholder" if moment == 0 and locale == "fr" else "timeline"
            yield number, moment, kind, family, device, scale, width, height, locale, scheme, mode, variant
            number += 1


def sample(folder, count, hostile=False, version="check", schema=1, names=None, devices=DEVICES, locales=LOCALES):
    """Writes the folder. Few devices and locales make few pictures be of many widgets."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [f"com.example.{name.lower()}" for name in names or WIDGETS]
    titles = dict(zip(kinds, names or WIDGETS))
    if hostile:
        kinds[0] = HOSTILE
        titles[HOSTILE] = HOSTILE
    files, listed, groups = Pictures(folder), [], {}
    for number, moment, kind, family, device, scale, width, height, locale, scheme, mode, variant in pictures(
            count, kinds, devices, locales):
        place = kinds.index(kind)
        name = "timeline-%d" % moment if variant == "timeline" else variant
        file = f"{kind.replace('/', '-')}/{family}/{device}/{locale}/{name}-{scheme}-{mode}.png"
        shade = zlib.crc32(titles[kind].encode())
        color = (shade % 200 + 30, (LOCALES.index(locale) * 41 + 90) % 200 + 30, shade // 200 % 200 + 30)
        # Files are a third of their size; what the manifest says of pixels is what counts.
        sha256 = files.write(file, width, height, color if mode != "accented" else (250, 150, 30), moment % 8 + 1, scheme)
        found = [finding(number)] if number % 11 == 0 else []
        if hostile and place == 0:
            found.append({"code": "low-contrast", "severity": "error", "message": HOSTILE})
        for each in found:
            key = (each["code"], each["message"])
            group = groups.setdefault(key, dict(each, count=0, pictureCount=0, pictures=[file]))
            group["count"] += 1
            group["pictureCount"] += 1
        picture = {
            "file": file, "kind": kind, "family": family, "variant": variant, "scheme": scheme, "mode": mode,
            "device": device, "scale": scale, "locale": locale, "typeSize": "large", "pseudolanguage": "none",
            "size": {"width": width, "height": height}, "pixelSize": {"width": width * scale, "height": height * scale},
            "links": [], "findings": found, "sha256": sha256, "widgetURL": f"example://{place}",
        }
        if variant == "timeline":
            minutes = 9 * 60 + 41 + moment * 25
            picture.update(entryIndex=moment, entryDate=f"2026-01-{1 + minutes // 1440:02}T{minutes // 60 % 24:02}:{minutes % 60:02}:00Z")
        if mode == "accented":
            picture["accent"] = "orange"
        listed.append(picture)
    manifest = {
        "schemaVersion": schema, "renderer": {"name": "darkroom", "version": version, "encoder": "check"},
        "settings": {"clock": "2026-01-01T09:41:00Z", "timeZone": "UTC", "square": False},
        "widgets": [{"kind": kind, "displayName": titles[kind], "description": f"Shows {titles[kind]} at a glance.",
                     "families": list(SIZES), "contentMarginsEnabled": True, "containerBackgroundRemovable": True}
                    for kind in kinds],
        "timelines": [], "pictures": listed, "assetFindings": [], "findingGroups": list(groups.values()), "notes": [],
        "failures": [{"kind": kinds[-1], "family": "systemLarge", "variant": "timeline", "device": DEVICES[0][0], "scale": 3,
                      "locale": "en_US", "typeSize": "large", "pseudolanguage": "none", "reason": "crashed",
                      "message": HOSTILE if hostile else "It trapped: Index out of range"}] if hostile else [],
    }
    (folder / "manifest.json").write_text(json.dumps(manifest, ensure_ascii=False, indent=2, sort_keys=True))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--pictures", type=int, default=10000)
    parser.add_argument("--hostile", action="store_true")
    options = parser.parse_args()
    sample(options.folder, options.pictures, options.hostile)
