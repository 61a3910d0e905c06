"""Building and running one libFuzzer target."""
import dataclasses
import os
import pathlib
import re
import subprocess
import time

# A target is given up after so many finds: the next ones are mostly the same.
MOST_ROUNDS = 5
# Seconds of one input, and megabytes of one allocation and of the process.
LIMITS = ["-timeout=10", "-malloc_limit_mb=512", "-rss_limit_mb=2048"]


@dataclasses.dataclass
class Target:
    harness: str
    sources: list
    libraries: list = dataclasses.field(default_factory=list)
    decoder: str = ""
    # Libraries that leave some of their own behind for good.
    leaks: bool = False

    def build(self, clang, root, program):
        """Compiles harness and sources with coverage and sanitizers."""
        files = [root / f"Scripts/fuzzing/decoders/{self.harness}.c"]
        for pattern in self.sources:
            files += sorted((root / "Sources/C").glob(pattern))
        includes = [f"-I{folder}" for folder in sorted((root / "Sources/C").glob("C*/include"))]
        packages = {"png": "libpng", "z": "zlib", "cairo": "cairo"}
        flags = []
        for library in self.libraries:
            if library in packages:
                flags += subprocess.run(
                    ["pkg-config", "--cflags", "--libs", packages[library]], check=True, capture_output=True, text=True
                ).stdout.split()
            else:
                flags.append("-l" + library)
        result = subprocess.run(
            [clang, "-g", "-O1", "-fno-omit-frame-pointer", "-fsanitize=fuzzer,address,undefined,float-cast-overflow",
             "-fno-sanitize-recover=all", *includes, *([f"-DDECODER={self.decoder}"] if self.decoder else []),
             *map(str, files), *flags, "-o", str(program)], capture_output=True, text=True)
        if result.returncode != 0:
            raise SystemExit(result.stderr)
        return program


@dataclasses.dataclass
class Figures:
    name: str
    executions: int = 0
    seconds: float = 0
    edges: int = 0
    features: int = 0
    finds: list = dataclasses.field(default_factory=list)
    remarks: list = dataclasses.field(default_factory=list)

    @property
    def row(self):
        rate = self.executions / self.seconds if self.seconds else 0
        return (f"{self.name:10}{self.executions:12}{rate:10.0f}{self.edges:8}{self.features:10}"
                f"{len(self.finds):7}")


def summary(text):
    """What was wrong, in the sanitizer's own words, and the first of our lines on the way there."""
    said = re.findall(r"^SUMMARY: (.*)$|runtime error: (.*)$", text, re.M)
    place = re.search(r"^ *#\d+ .* in (\S+) \S*?((?:Sources|Scripts)/[^.\s][^.\s]*\.\S+:\d+)", text, re.M)
    words = next((a or b for a, b in said if b), None) or next((a for a, _ in said), "ended without a word")
    words = re.sub(r"0x[0-9a-f]+", "an address", words)
    return words + (f" in {place[1]} ({place[2]})" if place and place[1] not in words else "")


def run(name, target, program, corpus, seeds, finds, seconds, seed):
    """Runs a target for so many seconds. After a find it goes on with other random numbers."""
    figures, started = Figures(name), time.monotonic()
    seen, rounds = set(), 0
    while rounds < MOST_ROUNDS:
        rounds += 1
        left = seconds - (time.monotonic() - started)
        if left < 1 and figures.executions > 0:
            break
        prefix = finds / f"{name}-"
        folders = [str(corpus)] + ([str(seeds)] if seeds.is_dir() else [])
        environment = dict(
            os.environ, ASAN_OPTIONS=f"allocator_may_return_null=1:handle_abort=1:detect_leaks={0 if target.leaks else 1}",
            UBSAN_OPTIONS="print_stacktrace=1", G_SLICE="always-malloc", TZ="UTC", LC_ALL="C.UTF-8")
        result = subprocess.run(
            [str(program), *folders, *LIMITS, f"-max_total_time={max(1, int(left))}", f"-seed={seed}", "-max_len=65536",
             "-print_final_stats=1", f"-artifact_prefix={prefix}",
             f"-detect_leaks={0 if target.leaks else 1}"],
            capture_output=True, text=True, errors="replace", env=environment, cwd=pathlib.Path(program).parent)
        text = result.stderr
        count = re.findall(r"stat::number_of_executed_units: (\d+)", text) or re.findall(r"^#(\d+)\t", text, re.M)
        figures.executions += int(count[-1]) if count else 0
        for number, features in re.findall(r" cov: (\d+) ft: (\d+)", text):
            figures.edges = max(figures.edges, int(number))
            figures.features = max(figures.features, int(features))
        figures.remarks += re.findall(r"^trials: .*$", text, re.M)
        if result.returncode == 0:
            break
        file = re.findall(r"Test unit written to (\S+)", text)
        told = summary(text)
        if not file:
            figures.finds.append(("none", told + "\n" + text[-2000:]))
            break
        # The same place again is the same find.
        if told in seen:
            if file[-1] not in [kept for kept, _ in figures.finds]:
                pathlib.Path(file[-1]).unlink(missing_ok=True)
        else:
            seen.add(told)
            figures.finds.append((file[-1], told))
        seed += 1
        if time.monotonic() - started > seconds:
            break
    figures.seconds = time.monotonic() - started
    return figures
