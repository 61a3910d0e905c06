"""Faults around a run: its command line, its folders, its limits, the machine, the project."""
import dataclasses
import os
import pathlib
import subprocess
import time

from fault import Fault


def words(name, words, says, costs="refused", **more):
    return Fault(name, costs, says, words=words, **more)


COMMAND_LINE = [
    words("clock-early", ["--clock", "1800-01-01T00:00"], r"1990.*2200|clock"),
    words("clock-late", ["--clock", "9999-01-01T00:00"], r"1990.*2200|clock"),
    words("clock-text", ["--clock", "tea time"], r"clock"),
    words("jobs-negative", ["--jobs=-1"], r"jobs"),
    words("jobs-none", ["--jobs", "0"], r"jobs"),
    words("jobs-many", ["--jobs", "100000"], "", "either"),
    words("timeout-none", ["--timeout", "0"], r"timeout"),
    words("timeout-nan", ["--timeout", "nan"], r"timeout"),
    words("timeout-endless", ["--timeout", "inf"], r"", "either"),
    words("scale-none", ["--scale", "0"], r"scale"),
    words("scale-negative", ["--scale=-2"], r"scale"),
    words("scale-huge", ["--scale", "1e9"], r"scale"),
    words("scale-nan", ["--scale", "nan"], r"scale"),
    words("unknown-device", ["--device", "toaster"], r"toaster"),
    words("unknown-kind", ["--kind", "none\x1b[31m"], r"none"),
    words("unknown-family", ["--family", "systemGiant"], r"systemGiant"),
    words("unknown-option", ["--frobnicate"], r"frobnicate"),
    words("no-locale", ["--locale", "../../etc"], r"locale|etc"),
    words("no-zone", ["--time-zone", "Atlantis/Capital"], r"Atlantis"),
    words("no-entries", ["--entries", "5..<2"], r"entries"),
    words("no-configuration", ["--configuration", "{broken"], r"configuration"),
    words("no-activity", ["--activity", "[1, 2"], r"activity"),
    words("no-group", ["--app-group", "/nowhere/at/all"], r"/nowhere"),
    words("no-responses", ["--responses", "/nowhere/at/all"], r"/nowhere"),
    words("no-symbols", ["--symbols", "/nowhere/at/all"], r"/nowhere"),
    words("no-wallpaper", ["--wallpaper", "/nowhere/at/all.png"], r"/nowhere"),
    words("no-accent", ["--accent", "plaid"], r"plaid"),
    words("no-package", ["--package", "/nowhere/at/all"], r"/nowhere"),
    words("no-folder", ["--with", "/nowhere/at/all"], r"/nowhere"),
]


def output_is_file(output):
    output.write_text("mine")

    def check():
        return [] if output.read_text() == "mine" else ["the file in the output's place was changed"]
    return check


def output_below_file(output):
    output.parent.rmdir()
    output.parent.write_text("mine")

    def check():
        output.parent.unlink()
        output.parent.mkdir()
        return []
    return check


def output_is_link(output):
    output.symlink_to("nowhere")


def output_is_read_only(output):
    output.mkdir()
    output.chmod(0o555)


def another_run(output):
    """A run that fills the folder, until this one has ended."""
    output.mkdir()
    other = subprocess.Popen(["flock", "--no-fork", str(output), "sleep", "100"])
    time.sleep(0.2)

    def check():
        other.kill()
        other.wait()
        return []
    return check


def old_leftovers(output):
    """What killed runs of old have left, and a manifest that somebody has written."""
    (output / ".darkroom-1").mkdir(parents=True)
    (output / ".darkroom-1/half.png").write_bytes(b"\x89PNG")
    (output / "manifest.json").write_text('{"pictures": [{"file": "../precious.png"}, {"file": "/etc/passwd"}, 7]')
    (output.parent / "precious.png").write_text("mine")

    def check():
        mine = output.parent / "precious.png"
        return [] if mine.is_file() and not mine.unlink() else ["a manifest made the run remove what lies elsewhere"]
    return check


POWERLESS = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search"]


def limited(limit):
    return ["bash", "-c", f'ulimit {limit}; exec "$@"', "bash"]


def redirected(how):
    return ["bash", "-c", f'"$@" {how}', "bash"]


SURROUNDINGS = [
    Fault("output-is-file", "refused", r"output|folder", prepare=output_is_file),
    Fault("output-below-file", "refused", r"output|folder", prepare=output_below_file),
    Fault("output-is-link", "either", prepare=output_is_link),
    Fault("output-read-only", "refused", r"ermission|cannot be written", before=POWERLESS, prepare=output_is_read_only),
    Fault("two-runs", "refused", r"is writing to this folder|wait until it finishes", prepare=another_run),
    Fault("leftovers", "drawn", prepare=old_leftovers),
    Fault("full-disk", "fails", r"No space left", disk="64k", keeps=False),
    Fault("full-home", "either", r"No space left|", home_disk="32k", keeps=False),
    Fault("no-temporary", "refused", r"TMPDIR", environment={"TMPDIR": "/nowhere/at/all"}),
    Fault("no-home", "drawn", environment={"HOME": "/nowhere/at/all"}),
    Fault("unset-home", "drawn", environment={"HOME": None}),
    Fault("no-cache", "refused", r"XDG_CACHE_HOME", environment={"XDG_CACHE_HOME": "/proc/nowhere"}),
    Fault("cache-is-file", "refused", r"XDG_CACHE_HOME", environment={"XDG_CACHE_HOME": "/etc/hostname"}),
    Fault("read-only-home", "refused", r"XDG_CACHE_HOME", environment={"XDG_CACHE_HOME": None, "HOME": "/proc"}),
    Fault("no-path", "either", environment={"PATH": "/nowhere"}),
    Fault("empty-environment", "drawn", before=["env", "-u", "LANG", "-u", "TERM", "-u", "USER"]),
    Fault("strange-language", "drawn", environment={"LANG": "xx_YY.None", "TZ": ":/etc/passwd"}),
    Fault("no-fonts", "fails", r"font|DARKROOM_FONTS", environment={"DARKROOM_FONTS": "/nowhere/at/all"}),
    Fault("no-runtime", "fails", r"untime", environment={"DARKROOM_RUNTIME": "/nowhere/at/all"}),
    Fault("no-compiler", "either", r"", environment={"DARKROOM_SWIFTC": "/nowhere/at/all"}),
    Fault("few-files", "either", before=limited("-n 24")),
    Fault("tiny-files", "fails", before=limited("-f 1"), keeps=False),
    Fault("little-memory", "either", before=limited("-v 400000"), keeps=False),
    Fault("little-stack", "drawn", before=limited("-s 256")),
    Fault("few-processes", "either", before=limited("-u 1"), keeps=False),
    Fault("closed-input", "drawn", before=redirected("<&-")),
    Fault("closed-output", "drawn", before=redirected(">&-")),
    Fault("closed-errors", "drawn", before=redirected("2>&-")),
    Fault("closed-all", "drawn", before=redirected("<&- >&- 2>&-")),
    Fault("full-output", "either", before=redirected(">/dev/full")),
    Fault("broken-pipe", "either", before=redirected("| true; exit ${PIPESTATUS[0]}")),
    Fault("ignored-signals", "drawn", before=["bash", "-c", 'trap "" PIPE CHLD TERM; exec "$@"', "bash"]),
    Fault("blocked-umask", "drawn", before=["bash", "-c", 'umask 077; exec "$@"', "bash"]),
]

PROJECT = "Tests/Fixtures/Projects/CityClock"


def project(name, costs, says, change):
    def prepare(folder):
        change(pathlib.Path(folder))
    return Fault(name, costs, says, project=PROJECT, files={"change": prepare})


def edit(file, old, new):
    def change(folder):
        path = folder / file
        text = path.read_text()
        assert old in text, old
        path.write_text(text.replace(old, new, 1))
    return change


def overwrite(file, data):
    def change(folder):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(data)
    return change


PBX = "CityClock.xcodeproj/project.pbxproj"
RESOLVED = "CityClock.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
PROJECTS = [
    project("project-cut", "refused", r"project.pbxproj", edit(PBX, "P0 = {", "P0 = {{{")),
    project("project-empty", "refused", r"project.pbxproj|CityClock", overwrite(PBX, b"")),
    project("project-garbage", "refused", r"project.pbxproj|CityClock", overwrite(PBX, bytes(range(256)) * 9)),
    project("project-depth", "refused", r"project.pbxproj|CityClock", overwrite(PBX, b"{a = " * 200_000)),
    project("project-cycle", "either", r"", edit(PBX, "children = (G1, G2, G3, F7)", "children = (G0, G1, G2, G3, F7)")),
    project("project-dangling", "either", r"", edit(PBX, "files = (B2, B3, B8)", "files = (B2, B3, B8, NOWHERE)")),
    project("project-missing", "refused", r"project.pbxproj|CityClock", lambda folder: (folder / PBX).unlink()),
    project("resolved-broken", "drawn", r"Package.resolved", overwrite(RESOLVED, b'{"pins": [')),
    project("resolved-types", "drawn", r"Package.resolved", overwrite(RESOLVED, b'{"pins": {"a": 1}, "version": "x"}')),
    project("package-broken", "any", r"Package.swift.*source-left-out", overwrite("Kit/Package.swift", b"let package = Package(")),
    dataclasses.replace(
        project("package-endless", "any", r"Package.swift did not finish",
                overwrite("Kit/Package.swift", b"// swift-tools-version: 5.9\nwhile true {}\n")),
        # What a manifest may take follows it: ten times as much.
        environment={"DARKROOM_TIMEOUT": "2"}),
    project("info-of-project", "drawn", r"info-plist-malformed", overwrite("Widget/Info.plist", b"<plist><dict>")),
]

FAULTS = COMMAND_LINE + SURROUNDINGS + PROJECTS
