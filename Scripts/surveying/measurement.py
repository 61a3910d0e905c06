"""Renders a target with Darkroom and notes what came of it."""

import json
import os
import re
import signal
import subprocess
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

PLACE = re.compile(r"^.*?:\d+(?::\d+)?: ")
QUOTED_PATH = re.compile(r"(?:/|\.\./|\./)[^\s:'\"]+/")


@dataclass
class Measurement:
    """What `darkroom render` made of a target."""
    checkout: str
    project: str
    target: str
    # Modules besides Apple's that it imports.
    others: list
    compiles: bool = False
    pictures: int = 0
    failed: int = 0
    # Widgets of which there is no picture at all.
    missing: list = field(default_factory=list)
    # How often each finding was made, by its code.
    findings: dict = field(default_factory=dict)
    # The first line that says why something is not drawn; empty where everything is.
    cause: str = ""
    seconds: float = 0.0

    @property
    def draws_all(self) -> bool:
        return self.compiles and self.pictures > 0 and not self.failed and not self.missing

    @property
    def lacks_code(self) -> bool:
        """Whether the pictures were made without code that does not compile here."""
        return "source-left-out" in self.findings


def measure(measurement: Measurement, project: Path, darkroom: str, options: list, timeout: float, keep) -> Measurement:
    """Renders the target of a project; with `keep`, into that folder, and the output beside it as `log.txt`."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(keep or scratch)
        folder.mkdir(parents=True, exist_ok=True)
        command = [darkroom, "render", str(project), "--target", measurement.target, "--output",
                   str(folder / "pictures"), *options]
        start = time.monotonic()
        status, output = run(command, timeout)
        measurement.seconds = round(time.monotonic() - start, 1)
        (folder / "log.txt").write_text(output)
        manifest = folder / "pictures" / "manifest.json"
        note(measurement, status, output, json.loads(manifest.read_text()) if manifest.exists() else None, timeout)
    return measurement


def run(command: list, timeout: float):
    """The status and all output; no status where the time is over."""
    # Workers of the program end with it: they are of its process group.
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", start_new_session=True) as process:
        try:
            output = process.communicate(timeout=timeout)[0]
            return process.returncode, output
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return None, process.communicate()[0]


def note(result: Measurement, status, output: str, manifest, timeout: float) -> None:
    """Fills in what the program's end and its manifest say."""
    # A program that runs and has nothing to draw ends as a wrong command line does, with 2.
    result.compiles = status in (0, 1, 4) or "error: nothing to render" in output
    if manifest:
        result.compiles = True
        result.pictures = len(manifest["pictures"])
        result.failed = len(manifest["failures"])
        drawn = {picture["kind"] for picture in manifest["pictures"]}
        result.missing = sorted({widget["kind"] for widget in manifest["widgets"]} - drawn)
        whole = manifest["assetFindings"] + manifest.get("dataFindings", [])
        found = Counter(finding["code"] for owner in [{"findings": whole}, *manifest["pictures"]]
                        for finding in owner["findings"])
        result.findings = dict(found.most_common())
    if result.draws_all:
        return
    if status is None:
        result.cause = f"takes longer than {timeout:g} s"
    elif manifest and manifest["failures"]:
        result.cause = unnamed(manifest["failures"][0]["message"])
    elif manifest and manifest["notes"]:
        result.cause = unnamed(manifest["notes"][0])
    else:
        result.cause = first_error(output) or f"ends with {status}"


def first_error(output: str) -> str:
    """The first error, without its place."""
    plain = re.sub("\x1b\\[[0-9;]*m", "", output)
    if absent := re.search(r"The modules? ([^.:]+? (?:is|are) not there)", plain):
        return "the module " + absent[1]
    if nothing := re.search(r"error: nothing to render: (.*)", plain):
        return unnamed(nothing[1])
    for line in plain.splitlines():
        if match := re.match(r"(?:.*?:\d+:\d+: )?(?:fatal )?error: (.*)", line):
            return normalised(match[1])
    return ""


def normalised(message: str) -> str:
    """A message by which the same cause in two projects is the same."""
    return QUOTED_PATH.sub("", PLACE.sub("", message.strip().splitlines()[0] if message.strip() else ""))[:160]


def unnamed(message: str) -> str:
    """The first part of a message that tells what it is about, without the widget's own names."""
    return re.sub(r"'[^']*'", "…", normalised(message).split(";")[0])
