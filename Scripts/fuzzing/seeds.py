"""What each target begins with: the tests' pictures, small files made here, and inputs that were once found."""
import pathlib
import shutil
import struct
import zlib

FILES = {
    "png": ["Images/*.png"], "gif": ["Images/*.gif"], "jpeg": ["Images/*.jpg"], "webp": ["Images/*.webp"],
    "heif": ["Images/*.heic"], "svg": ["Images/*.svg", "Symbols/*.svg"], "pdf": ["Images/*.pdf"],
}

SHAPES = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z" fill="#f80"/></svg>',
    '<svg width="8" height="8"><defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs>'
    '<rect width="8" height="8" fill="url(#a)" stroke="red" stroke-width=".5" transform="rotate(9)"/></svg>',
    '<svg viewBox="0 0 9 9"><g id="g" opacity=".5"><circle r="3"/></g><use href="#g" x="2"/><filter id="f">'
    '<feGaussianBlur stdDeviation="2"/></filter><pattern id="p" width="2" height="2"/><text>a</text></svg>',
]


def profiles(fixtures):
    """ICC profiles of PNG files."""
    for file in sorted(fixtures.glob("Images/*.png")):
        data, place = file.read_bytes(), 8
        while place + 8 <= len(data):
            length, name = struct.unpack(">I4s", data[place:place + 8])
            content = data[place + 8:place + 8 + length]
            if name == b"iCCP":
                yield zlib.decompress(content[content.index(0) + 2:])
            place += length + 12


def section_table():
    """A program file of three sections: none, one by the name that is searched for, and the names."""
    names = b"\0swift5_types\0.shstrtab\0".ljust(32, b"\0")
    header = b"\x7fELF\2\1\1".ljust(16, b"\0") + struct.pack(
        "<HHIQQQIHHHHHH", 3, 62, 1, 0, 0, 64 + len(names), 0, 64, 56, 0, 64, 3, 2)

    def section(name, flags, offset, size):
        return struct.pack("<IIQQQQIIQQ", name, 1, flags, 0x1000, offset, size, 0, 0, 8, 0)

    return header + names + section(0, 0, 0, 0) + section(1, 2, 0, 16) + section(14, 0, 64, len(names))


def rows():
    """Rows of pictures: flat, striped, and with a little noise."""
    for form in range(8):
        flat = bytes([form, 0, 41, 0, 9]) + (b"\0" + b"\x20\x40\x80\xff" * 10) * 12
        yield flat
        yield bytes([form | 0xF0, 0, 41, 1, 0]) + bytes((i * i >> 3) & 255 for i in range(400))


def write_seeds(folder, fixtures):
    """Writes a folder for each target."""
    made = {
        "svg": [text.encode() for text in SHAPES],
        "color": [bytes([kind]) + profile for profile in profiles(fixtures) for kind in (0, 1)],
        "sections": [section_table()],
        "deflate": list(rows()),
        "digest": [bytes(range(200)), b"abc"],
        "pixels": [bytes([kind, 20, 20]) + bytes((i * 37 + kind) & 255 for i in range(600)) for kind in range(6)],
    }
    kept = pathlib.Path(__file__).parent / "seeds"
    for name in sorted({*FILES, *made}):
        into = folder / name
        into.mkdir(parents=True)
        for number, content in enumerate(made.get(name, [])):
            (into / f"made-{number}").write_bytes(content)
        for pattern in FILES.get(name, []):
            for file in fixtures.glob(pattern):
                shutil.copy(file, into / file.name)
        for file in (kept / name).glob("*"):
            shutil.copy(file, into / ("kept-" + file.name))
