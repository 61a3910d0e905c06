"""Command line: see Scripts/survey."""

import argparse
import dataclasses
import json
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import imports, report
from .measurement import Measurement, measure
from .project import Project

REPOSITORY = Path(__file__).resolve().parents[2]


def arguments():
    parser = argparse.ArgumentParser(
        prog="Scripts/survey", formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Renders every widget extension of a folder of checkouts and prints, for each, whether it\n"
        "compiles, its pictures, its findings and the first cause of what is not drawn; then causes by frequency.\n"
        "Extensions are found in Xcode projects; those for watches and Macs only are passed over.",
        epilog="Options behind -- go to 'darkroom render'. Default: --entries 0..<3")
    parser.add_argument("folder", type=Path, help="the folder that holds a checkout in each of its folders")
    parser.add_argument("--only", metavar="text", default="", help="only checkouts with this in their name")
    parser.add_argument("--json", type=Path, metavar="file", help="also write the measurements there")
    parser.add_argument("--keep", type=Path, metavar="folder", help="keep each extension's pictures and log there")
    parser.add_argument("--jobs", type=int, default=1, metavar="number", help="extensions at a time (default: 1)")
    parser.add_argument("--timeout", type=float, default=300, metavar="seconds",
                        help="what an extension may take (default: 300)")
    parser.add_argument("--darkroom", metavar="program", default=str(REPOSITORY / ".build/release/darkroom"),
                        help="the program to measure (default: .build/release/darkroom)")
    own, render = sys.argv[1:], ["--entries", "0..<3"]
    if "--" in own:
        own, render = own[:own.index("--")], own[own.index("--") + 1:]
    options = parser.parse_args(own)
    if not options.folder.is_dir():
        parser.error(f"{options.folder} is not a folder")
    return options, render


def extensions(folder: Path, only: str, passed_over: Counter):
    """Each checkout's widget extensions, with their projects; counts what is passed over, and why."""
    for checkout in sorted(item for item in folder.iterdir() if item.is_dir() and only in item.name):
        projects = [path for path in sorted(checkout.rglob("*.xcodeproj"))
                    if not {"Pods", "Carthage", ".build"} & set(path.relative_to(checkout).parts)]
        found = 0
        for path in projects:
            try:
                targets = Project(path).widget_extensions()
            except (OSError, ValueError):
                passed_over["a project that cannot be read"] += 1
                continue
            for target in targets:
                found += 1
                if target.is_for_ios:
                    yield checkout, path, target
                else:
                    passed_over["an extension for watches or Macs only"] += 1
        if not found:
            # XcodeGen and Tuist make the project from these, on a Mac.
            made = any(next(checkout.rglob(name), None) for name in ("project.yml", "Project.swift"))
            passed_over["a checkout whose project is made by a tool" if made and not projects
                        else "a checkout without a widget extension in a project"] += 1


def main() -> None:
    options, render = arguments()
    passed_over = Counter()

    def measured(found) -> Measurement:
        checkout, path, target = found
        project = str(path.relative_to(checkout))
        blank = Measurement(checkout.name, project, target.name, imports.others(target.sources))
        keep = options.keep and options.keep / checkout.name / project.replace("/", "+") / target.name
        result = measure(blank, path, options.darkroom, render, options.timeout, keep)
        print(report.line(result), flush=True)
        return result

    with ThreadPoolExecutor(max_workers=options.jobs) as pool:
        results = list(pool.map(measured, extensions(options.folder, options.only, passed_over)))
    print("\n" + report.summary(results, passed_over))
    if options.json:
        records = [dataclasses.asdict(item) | {"drawsAll": item.draws_all} for item in results]
        options.json.write_text(json.dumps(records, indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
