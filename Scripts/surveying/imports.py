"""Which modules a target imports, and which of them are not Apple's."""

import re
from pathlib import Path

from .project import text

REPOSITORY = Path(__file__).resolve().parents[2]
KINDS = "struct|class|enum|protocol|func|var|let|typealias"
IMPORT = re.compile(rf"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public\s+|internal\s+)?import\s+(?:(?:{KINDS})\s+)?(\w+)",
                    re.MULTILINE)
TRIED = re.compile(r"canImport\((\w+)\)")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
# What is not in the list of frameworks because Swift on Linux has it, and those of the Mac.
ALSO_APPLES = {"Foundation", "Dispatch", "os", "AppKit", "Cocoa", "Synchronization", "RegexBuilder", "Distributed"}


def apples() -> set:
    """The frameworks of iOS, as the tool lists them."""
    listing = REPOSITORY / "Sources/Tool/darkroom/Modules/ModuleAvailability.swift"
    names = listing.read_text("utf-8").split("enum AppleFrameworks")[1].split('"""')[1]
    return set(names.split()) | ALSO_APPLES


def others(sources) -> list:
    """The modules that are not Apple's and without which the sources do not compile."""
    found = set()
    for source in sources:
        code = COMMENT.sub("", text(source))
        found |= set(IMPORT.findall(code)) - set(TRIED.findall(code))
    return sorted(found - apples())
