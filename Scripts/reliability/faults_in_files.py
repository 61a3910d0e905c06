"""Faults of the files beside the source: images, strings, property lists, catalogs, names, things that are no files."""
import os
import pathlib
import socket
import struct
import zlib

from fault import Fault

IMAGES = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/Fixtures/Images"
CATALOG = "Assets.xcassets/Broken.imageset/"


def fixture(name):
    return (IMAGES / name).read_bytes()


def contents(name):
    return b'{"images": [{"idiom": "universal", "filename": "%s"}], "info": {"version": 1, "author": "xcode"}}' % name.encode()


def catalog(name, data):
    """The catalog's image as that file."""
    return {CATALOG + "Contents.json": contents(name), CATALOG + name: data}


def image(name, file, data, says="image-unreadable|image-format-unsupported|image-too-large|image-differs"):
    return Fault(name, "drawn", says, "catalog-image", files=catalog(file, data))


def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(width, height, pixels, color=2, depth=8):
    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def patched(data, at, new):
    return data[:at] + new + data[at + len(new):]


def scrambled(data, start=40):
    """The head as it was, and the rest turned round."""
    return data[:start] + bytes(byte ^ 0xA5 for byte in data[start:])


def jpeg_of(data, width, height):
    """A JPEG whose frame says another size."""
    at = max(data.find(b"\xff\xc0"), data.find(b"\xff\xc2"))
    return patched(data, at + 5, struct.pack(">HH", height, width))


def svg(body, more=""):
    return f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {more}>{body}</svg>'.encode()


LAUGHS = ('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY {chr(98 + n)} "{("&" + chr(97 + n) + ";") * 10}">' for n in range(12)) + "]>").encode()
USES = "<g id='a'><rect width='1' height='1'/></g>" + "".join(
    f"<g id='{chr(98 + n)}'>" + f"<use xlink:href='#{chr(97 + n)}'/>" * 10 + "</g>" for n in range(12))

BROKEN_IMAGES = [
    image(f"image-{how}-{file}", file, damage(fixture(file)))
    for file in ["deep.png", "baseline.jpg", "lossy.webp", "plain.heic", "plain.gif", "shapes.svg", "shapes.pdf"]
    for how, damage in [("cut", lambda data: data[:len(data) // 2]), ("scrambled", scrambled)]
] + [
    image("image-empty", "empty.png", b""),
    image("image-zeros", "zeros.jpg", bytes(4096)),
    image("image-text", "text.png", b"this is no picture"),
    image("image-other-name", "really.png", fixture("baseline.jpg"), ""),
    image("png-bomb", "bomb.png", png(30000, 30000, zlib.compress(bytes(30000 * 3751), 9), 0, 1)),
    image("png-size", "size.png", png(0x7FFFFFFF, 0x7FFFFFFF, zlib.compress(b"\0"))),
    image("png-no-size", "none.png", png(0, 0, zlib.compress(b""))),
    image("jpeg-bomb", "bomb.jpg", jpeg_of(fixture("progressive.jpg"), 65500, 65500)),
    image("gif-bomb", "bomb.gif", patched(fixture("plain.gif"), 6, b"\xff\xff\xff\xff")),
    image("webp-bomb", "bomb.webp", patched(fixture("lossy.webp"), 26, b"\xff\x3f\xff\x3f")),
    image("svg-laughs", "laughs.svg", LAUGHS + svg("<text>&l;</text>", 'width="10" height="10"')),
    image("svg-uses", "uses.svg", svg(USES + "<use xlink:href='#m'/>", 'width="10" height="10"')),
    image("svg-itself", "itself.svg", svg("<g id='a'><use xlink:href='#a'/></g><use xlink:href='#a'/>", 'width="9" height="9"'), ""),
    image("svg-blur", "blur.svg", svg('<filter id="f" width="1000" height="1000"><feGaussianBlur stdDeviation="99999"/>'
          '<feTurbulence numOctaves="99999"/></filter><rect width="900" height="900" filter="url(#f)"/>', 'width="90" height="90"'), ""),
    image("svg-depth", "depth.svg", svg("<g>" * 200_000 + "</g>" * 200_000, 'width="9" height="9"')),
    image("svg-size", "size.svg", svg("<rect width='9' height='9'/>", 'width="1e9" height="1e9"'), ""),
    image("svg-file", "file.svg", svg("<image xlink:href='file:///etc/passwd' width='9' height='9'/>", 'width="9" height="9"'), ""),
    image("pdf-page", "page.pdf", fixture("shapes.pdf").replace(b"/MediaBox", b"/MediaBox [0 0 1e9 1e9] /Other", 1), ""),
    Fault("image-data", "drawn", "", "data-image", "cut.jpg", files={"cut.jpg": fixture("baseline.jpg")[:200]}),
    Fault("image-missing", "drawn", "image-missing|image-unreadable", "catalog-image", files={CATALOG + "Contents.json": contents("none.png")}),
    Fault("image-outside", "drawn", "asset-malformed|leads|image-missing|image-unreadable", "catalog-image",
          files={CATALOG + "Contents.json": contents("../../../../outside.png")}),
    Fault("catalog-broken", "drawn", "asset-malformed", "catalog-image", files={CATALOG + "Contents.json": b"{broken"}),
    Fault("catalog-numbers", "drawn", "asset-malformed|image-missing", "catalog-image", files={CATALOG + "Contents.json": b'{"images": [1, "2", {"filename": 3}]}'}),
    Fault("catalog-depth", "drawn", "asset-malformed|image-missing", "catalog-image", files={CATALOG + "Contents.json": b"[" * 100_000}),
    Fault("color-broken", "drawn", "asset-malformed", "none", files={"Assets.xcassets/Sky.colorset/Contents.json": b'{"colors": [{"color": {"components": "red"}}]}'}),
    Fault("symbol-broken", "drawn", "", "none", files={
        "Assets.xcassets/Sign.symbolset/Contents.json": b'{"symbols": [{"filename": "sign.svg"}]}',
        "Assets.xcassets/Sign.symbolset/sign.svg": b"<svg><g"}),
]

INFO = b'<?xml version="1.0"?><plist version="1.0"><dict><key>NSExtension</key><dict>'
TEXTS = [
    Fault("strings-broken", "drawn", r"strings-malformed", "strings", files={"en.lproj/Localizable.strings": b'"greeting" = "Hello\n"x'}),
    Fault("strings-garbage", "drawn", r"strings-malformed", "strings", files={"en.lproj/Localizable.strings": bytes(range(256)) * 40}),
    Fault("strings-formats", "drawn", "", "strings", files={"en.lproj/Localizable.strings": b'"greeting" = "%@ %n %s %9999999d %*d";'}),
    Fault("stringsdict-broken", "drawn", r"strings-malformed", "strings", files={"en.lproj/Localizable.stringsdict": b"<plist><dict><key>greeting</key>"}),
    Fault("catalog-of-strings", "drawn", r"strings-malformed", "strings", files={"Localizable.xcstrings": b'{"sourceLanguage": "en", "strings": {"greeting": '}),
    Fault("catalog-of-lists", "drawn", r"strings-malformed", "strings", files={"Localizable.xcstrings": b'{"sourceLanguage": 1, "strings": [1, 2]}'}),
    Fault("info-broken", "drawn", r"info-plist-malformed", files={"Info.plist": INFO}),
    Fault("info-garbage", "drawn", r"info-plist-malformed", files={"Info.plist": b"bplist00" + b"\xff" * 64}),
    Fault("info-entities", "drawn", r"info-plist-malformed", files={"Info.plist": LAUGHS + b"<plist><string>&l;</string></plist>"}),
    Fault("info-depth", "drawn", r"info-plist-malformed", files={"Info.plist": b"<plist>" + b"<array>" * 100_000}),
    Fault("entitlements-broken", "drawn", r"entitlements-malformed", files={"Faulty.entitlements": b"<plist><dict>"}),
    Fault("intents-broken", "fails", r"intent", files={"Broken.intentdefinition": b"<plist><dict>"}),
    Fault("intents-names", "fails", r"is not a name for a class", files={"Names.intentdefinition":
          b'<?xml version="1.0"?><plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key>'
          b'<string>A { } ; fatalError() //</string><key>INIntentClassName</key><string>x y"</string></dict></array></dict></plist>'}),
    Fault("privacy-broken", "drawn", "", files={"PrivacyInfo.xcprivacy": b"\0\0"}),
]


def special(make, name):
    def prepare(folder):
        make(os.path.join(folder, name))
    return prepare


def bind(path):
    server = socket.socket(socket.AF_UNIX)
    here = os.getcwd()
    os.chdir(os.path.dirname(path))
    server.bind(os.path.basename(path))
    os.chdir(here)


def large(path):
    with open(path, "wb") as file:
        file.truncate(1 << 40)


# root reads everything but without these rights.
POWERLESS = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search"]


def unreadable(name):
    def make(path):
        pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
        pathlib.Path(path).write_bytes(b"x")
        os.chmod(path, 0)
    return special(make, name)


def unreadable_folder(path):
    os.mkdir(path)
    os.chmod(path, 0)


THINGS = [
    Fault("pipe", "drawn", files={"pipe.json": special(os.mkfifo, "pipe.json")}),
    Fault("pipe-of-strings", "drawn", "", "strings", files={"pipe": special(os.mkfifo, "Localizable.strings")}),
    Fault("pipe-of-plist", "drawn", "", files={"pipe": special(os.mkfifo, "Info.plist")}),
    Fault("pipe-image", "drawn", "", "file-image", "pipe.png", files={"pipe": special(os.mkfifo, "pipe.png")}),
    Fault("socket", "drawn", files={"socket": special(bind, "socket.png")}),
    Fault("endless-device", "drawn", "", files={"zero": special(lambda path: os.symlink("/dev/zero", path), "Localizable.strings")}),
    Fault("terabyte", "drawn", "", "strings", files={"large": special(large, "Localizable.strings")}),
    Fault("terabyte-image", "drawn", "", "file-image", "large.png", files={"large": special(large, "large.png")}),
    Fault("link-to-itself", "drawn", files={"link": special(lambda path: os.symlink("loop", path), "loop")}),
    Fault("link-upwards", "drawn", files={"link": special(lambda path: os.symlink("..", path), "above")}),
    Fault("link-to-root", "drawn", files={"link": special(lambda path: os.symlink("/", path), "root.bundle")}),
    Fault("link-to-system", "drawn", files={"link": special(lambda path: os.symlink("/usr", path), "system")}),
    Fault("folder-as-file", "drawn", "", "strings", files={"Localizable.strings/x": b"x", "Info.plist/x": b"x"}),
    Fault("names", "drawn", files={"a\nb\x1b[31m\u202egnp.json": b"{}", "x" * 250 + ".json": b"{}"}),
    Fault("unreadable-strings", "drawn", r"strings-malformed|ermission|cannot be read", "strings", before=POWERLESS,
          files={"strings": unreadable("en.lproj/Localizable.strings")}),
    Fault("unreadable-plist", "drawn", r"info-plist-malformed|ermission|cannot be read", before=POWERLESS,
          files={"plist": unreadable("Info.plist")}),
    Fault("image-unreadable", "drawn", r"image|ermission", "file-image", "secret.png", before=POWERLESS,
          files={"image": unreadable("secret.png")}),
    Fault("unreadable-source", "refused", r"Secret.swift is missing or cannot be read", before=POWERLESS,
          files={"source": unreadable("Secret.swift")}),
    Fault("unreadable-folder", "refused", r"secret cannot be read", before=POWERLESS, files={"folder": special(unreadable_folder, "secret")}),
    Fault("source-garbage", "refused", r"is not valid UTF-8", files={"Garbage.swift": bytes(range(128, 256))}),
    Fault("source-pipe", "refused", r"Pipe.swift", files={"pipe": special(os.mkfifo, "Pipe.swift")}),
]


def kind(name, text, folder, costs="drawn", says=""):
    data = text if isinstance(text, bytes) else text.encode()
    return Fault(name, costs, says, files={"kind.txt": data}, more=folder)


KINDS = [
    kind("kind-up", "..", "*"), kind("kind-far-up", "../../../escaped", "*"), kind("kind-root", "/tmp/escaped", "*"),
    kind("kind-manifest", "manifest.json", "*"), kind("kind-page", "index.html", "*"), kind("kind-dot", ".", "*"),
    kind("kind-scratch", ".darkroom-1", "*"), kind("kind-empty", "", "*"), kind("kind-same", "healthy", "*"),
    kind("kind-case", "HEALTHY", "*"), kind("kind-slashes", "a//b/../c", "*"), kind("kind-long", "k" * 5000, "*"),
    kind("kind-escape", "\x1b[31mred\x1b]0;title\x07", "*"), kind("kind-bidi", "\u202egnp.kind", "*"),
    kind("kind-lines", "two\nlines\r", "*"), kind("kind-null", "nu\0ll", "*"),
    kind("kind-script", "</script><script>alert(1)</script>", "*"),
]

FAULTS = BROKEN_IMAGES + TEXTS + THINGS + KINDS
