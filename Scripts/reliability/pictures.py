"""What a folder of pictures holds: whether each file is whole, and its bytes."""
import hashlib
import json
import pathlib
import struct
import zlib

# Bytes a pixel has in each color type, of a byte a channel.
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def png_problem(data):
    """Why a PNG file does not decode whole; None where it does."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        return "no PNG signature"
    at, header, pixels, names = 8, None, [], []
    frames = {}
    while at < len(data):
        if at + 12 > len(data):
            return "ends within a chunk"
        length, name = struct.unpack(">I4s", data[at:at + 8])
        body, end = data[at + 8:at + 8 + length], at + 12 + length
        if end > len(data):
            return f"ends within {name.decode('latin-1')}"
        if zlib.crc32(name + body) != struct.unpack(">I", data[end - 4:end])[0]:
            return f"wrong sum of {name.decode('latin-1')}"
        names.append(name)
        if name == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif name == b"IDAT":
            pixels.append(body)
        elif name == b"fcTL":
            frame = body[4:12]
        elif name == b"fdAT":
            frames.setdefault(len(names), (frame, []))[1].append(body[4:])
        at = end
    if header is None or names[0] != b"IHDR" or names[-1] != b"IEND":
        return "no beginning or no end"
    width, height, depth, color, _, _, interlaced = header
    try:
        if interlaced:
            return None if zlib.decompress(b"".join(pixels)) else "no pixels"
        expected = height * (1 + (width * CHANNELS[color] * depth + 7) // 8)
        if len(zlib.decompress(b"".join(pixels))) != expected:
            return "wrong number of pixels"
    except zlib.error as error:
        return str(error)
    return None


def file_problem(path):
    """Why a file of an output folder is not whole; None where it is."""
    data = path.read_bytes()
    if path.suffix == ".png":
        return png_problem(data)
    if path.suffix == ".json":
        try:
            json.loads(data)
        except ValueError as error:
            return str(error)
    if path.suffix == ".html" and not data.rstrip().endswith(b"</html>"):
        return "ends early"
    return None


def files(folder):
    """The files of an output folder, by name, without what a run puts away at its end."""
    folder = pathlib.Path(folder)
    return {
        str(path.relative_to(folder)): path for path in sorted(folder.rglob("*"))
        if path.is_file() and not any(part.startswith(".darkroom-") for part in path.relative_to(folder).parts)
    }


def digests(folder):
    """The digest of each file's bytes, by name."""
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files(folder).items()}


def left_behind(*folders):
    """What runs should have removed: everything of theirs that has a name of its own."""
    return [path for folder in folders for path in pathlib.Path(folder).rglob(".darkroom-*")]


def difference(digests, expected):
    """The first names that are missing, more or different."""
    names = sorted(set(digests.items()) ^ set(expected.items()))
    return sorted({name for name, _ in names})[:5]
