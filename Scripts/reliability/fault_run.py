"""Runs with a fault, compared with one without."""
import dataclasses
import json
import os
import re
import shutil
import signal
import subprocess
import time

import pictures
import processes

TIMEOUT = 2
# What a run may take: a fault that has no end costs four timeouts and what surrounds them.
SECONDS = 90
FAULTY = "faulty/systemSmall/timeline-"
FAULTY_ENTRY = FAULTY + "1-light.png"
STATUS = {"drawn": {0}, "lost": {4}, "timeline": {4}, "refused": {2}, "fails": {2, 3, 4}, "any": {0, 4},
          "empty": {0}, "either": {0, 2, 3, 4}}
BIDI = re.compile("[\u202a-\u202e\u2066-\u2069]")


class LeftOut(Exception):
    """The machine does not allow it."""


@dataclasses.dataclass
class Outcome:
    problems: list
    summary: str
    text: str
    seconds: float


class FaultRuns:
    def __init__(self, darkroom, scratch, root):
        self.darkroom, self.scratch, self.root = darkroom, scratch, root
        self.temporary = scratch / "tmp"
        self.temporary.mkdir()
        self.baselines = {}

    def folder_of(self, fault):
        """A copy of the widgets, with the fault's files."""
        source = self.root / (fault.project or "Scripts/reliability/Faulty")
        folder = self.scratch / "project" / source.name
        # An earlier fault may have left what its owner cannot remove without rights.
        shutil.rmtree(folder.parent, ignore_errors=True)
        shutil.copytree(source, folder)
        for name, data in fault.files.items():
            if callable(data):
                data(str(folder))
                continue
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        return folder

    def baseline(self, fault):
        """The bytes of every picture without the fault."""
        key = fault.project
        if key not in self.baselines:
            self.baselines[key] = {}
            plain = dataclasses.replace(
                fault, costs="drawn", says="", configuration="none", files={}, words=[], environment={}, before=[], more=None,
                disk=None, home_disk=None, prepare=None)
            # The first run compiles.
            self.execute(plain, self.scratch / "first" / "out", 600)
            status, text, _ = self.execute(plain, self.scratch / "work" / "out", 600)
            if status != 0 or (not fault.project and "No findings." not in text):
                raise SystemExit(f"status {status} and findings without a fault:\n{text}")
            self.baselines[key] = self.pictures(self.scratch / "work" / "out")
        return self.baselines[key]

    @staticmethod
    def pictures(output):
        if not output.is_dir():
            return {}
        return {name: digest for name, digest in pictures.digests(output).items() if name.endswith(".png")}

    def command(self, fault, folder, output):
        target = [folder] if not fault.project else [next(folder.glob("*.xcodeproj")), "--target", "City Widget"]
        words = [self.darkroom, "render", *map(str, target), "--output", str(output), "--scheme", "light",
                 "--variant", "timeline", "--timeout", str(TIMEOUT), "--jobs", "2"]
        if not fault.project:
            values = {"fault": fault.configuration, "path": fault.path if fault.path is not None else str(output)}
            words += ["--configuration", json.dumps(values)]
        words = [*fault.before, *words, *fault.words]
        for size, place in ((fault.disk, output), (fault.home_disk, self.temporary)):
            if size:
                # What lies on a disk of one's own is gone with it, and copied before.
                words = ["bash", "-c", 'mkdir -p "$0" && mount -t tmpfs -o size=' + size + ' none "$0" || exit 99; "$@"; '
                         'status=$?; [ -z "$KEEP" ] || cp -a "$0/." "$KEEP"; exit $status', str(place), *words]
        if fault.disk or fault.home_disk:
            own = [] if os.getuid() == 0 else ["--user", "--map-root-user"]
            words = ["unshare", *own, "--mount", *words]
        return words

    def execute(self, fault, output, seconds):
        shutil.rmtree(output.parent, ignore_errors=True)
        output.parent.mkdir(parents=True)
        folder = self.folder_of(fault)
        finish = fault.prepare(output) if fault.prepare else None
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.scratch / "cache"), "TMPDIR": str(self.temporary)}
        for name, value in fault.environment.items():
            environment.pop(name, None)
            if value is not None:
                environment[name] = value
        kept = output.parent / "kept"
        if fault.disk:
            kept.mkdir()
            environment["KEEP"] = str(kept)
        with (self.scratch / "log").open("w+b") as log:
            process = subprocess.Popen(
                self.command(fault, folder, output), env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True)
            try:
                status = process.wait(seconds)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait()
                status = None
            log.seek(0)
            text = log.read().decode(errors="replace")
        if fault.disk:
            if status == 99:
                raise LeftOut("mount is refused")
            shutil.rmtree(output, ignore_errors=True)
            kept.rename(output)
        return status, text, finish() if finish else []

    def run(self, fault):
        if fault.before[:1] == ["setpriv"]:
            if shutil.which("setpriv") is None:
                raise LeftOut("there is no setpriv")
            if os.getuid() != 0:
                fault = dataclasses.replace(fault, before=[])
        expected = self.baseline(fault)
        output, start = self.scratch / "work" / "out", time.monotonic()
        status, text, problems = self.execute(fault, output, SECONDS)
        seconds = time.monotonic() - start
        made = self.pictures(output)
        if status is None:
            problems.append(f"has not ended after {SECONDS} s")
        elif status not in STATUS[fault.costs]:
            problems.append(f"exit status {status}")
        else:
            problems += self.wrong_pictures(fault, status, made, expected)
        manifest = output / "manifest.json"
        said = text + (manifest.read_text() if manifest.is_file() else "")
        if not re.search(fault.says, said, re.DOTALL):
            problems.append(f"does not say {fault.says!r}")
        problems += self.what_is_left(output, text)
        told = [line for line in text.splitlines() if re.search(r"^(failed|error)|^  (error|warning|note)\b", line)]
        lost = sum(name not in made for name in expected)
        return Outcome(problems, f"status {status}, {lost} lost; {told[0].strip() if told else ''}", text, seconds)

    def wrong_pictures(self, fault, status, made, expected):
        # Of a project's fault the picture is the fault's own that shows what it broke.
        own = set(expected if fault.costs == "any" else ()) if fault.project else {
            "drawn": {FAULTY_ENTRY}, "lost": {FAULTY_ENTRY}, "any": {FAULTY_ENTRY},
            "timeline": {FAULTY + "0-light.png", FAULTY_ENTRY}, "empty": {FAULTY + "0-light.png", FAULTY_ENTRY},
        }.get(fault.costs, set())
        if fault.configuration == "none" and fault.costs != "any":
            own = set()
        if fault.costs == "any" and fault.configuration.split("-")[0] in ("distant", "unordered", "nan"):
            own = {FAULTY + "0-light.png", FAULTY_ENTRY}
        if fault.costs in ("refused", "fails") or status in (2, 3):
            return [f"{len(made)} pictures of a run that failed"] if made and fault.keeps else []
        if fault.costs == "either" and not made and status:
            return []
        problems = []
        changed = [name for name in expected if name in made and name not in own and made[name] != expected[name]]
        missing = [name for name in expected if name not in made and name not in own]
        if changed:
            problems.append(f"healthy pictures differ: {changed}")
        if missing and fault.keeps:
            problems.append(f"healthy pictures are lost: {missing}")
        more = [name for name in made if name not in expected]
        if more and not fault.more:
            problems.append(f"more pictures: {more}")
        if fault.costs == "lost" and FAULTY_ENTRY in made:
            problems.append("the faulty picture was drawn")
        if fault.costs == "drawn" and not fault.project and FAULTY_ENTRY not in made:
            problems.append("the faulty picture was lost")
        return problems

    def what_is_left(self, output, text):
        problems = []
        left, _ = processes.remaining(5)
        if left:
            problems.append("processes left: " + ", ".join(processes.command_line(process)[:80] for process in left))
            processes.end_all()
        folders = [*self.temporary.iterdir()] + (pictures.left_behind(output.parent) if output.parent.is_dir() else [])
        if folders:
            problems.append(f"folders left: {folders[:3]}")
            for folder in folders:
                shutil.rmtree(folder, ignore_errors=True)
        outside = [path.name for path in output.parent.iterdir() if path != output] if output.parent.is_dir() else []
        if outside:
            problems.append(f"files beside the output: {outside[:5]}")
        if output.is_dir():
            for name, path in pictures.files(output).items():
                problem = pictures.file_problem(path)
                if problem:
                    problems.append(f"half file {name}: {problem}")
            page = output / "index.html"
            if page.is_file() and BIDI.search(page.read_text(errors="replace")):
                problems.append("direction overrides reach the page")
        if "\x1b" in text or BIDI.search(text):
            problems.append("escape codes reach the terminal")
        return problems
