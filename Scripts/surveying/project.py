"""What an Xcode project says of its widget extensions: their platform and the files they are compiled from."""

import plistlib
import re
from dataclasses import dataclass
from pathlib import Path

from . import openstep

WIDGETS = re.compile(r"\bsome\s+(?:Control)?WidgetConfiguration\b|:\s*WidgetBundle\b")


@dataclass(frozen=True)
class Target:
    """An app extension with widgets in it."""
    name: str
    # iphoneos, watchos, macosx, or nothing where the project leaves it to a file of settings.
    platforms: frozenset
    sources: tuple

    @property
    def is_for_ios(self) -> bool:
        return not self.platforms or bool(self.platforms & {"iphoneos", "iphonesimulator", "auto"})


class Project:
    """A `.xcodeproj`."""

    def __init__(self, path: Path):
        self.objects = openstep.read((path / "project.pbxproj").read_bytes()).get("objects", {})
        self.folder = path.parent
        roots = [value for value in self.objects.values() if value.get("isa") == "PBXProject"]
        self.root = roots[0] if roots else {}
        self.folder = path.parent / self.root.get("projectDirPath", "")
        self.places = {}
        self._walk(self.root.get("mainGroup", ""), self.folder, set())

    def widget_extensions(self) -> list:
        """The targets that have a widget, whatever they are for."""
        targets = [self.objects.get(identifier, {}) for identifier in self.root.get("targets", [])]
        found = []
        for identifier, target in zip(self.root.get("targets", []), targets):
            if target.get("productType") != "com.apple.product-type.app-extension":
                continue
            if self._extension_point(target) not in (None, "com.apple.widgetkit-extension"):
                continue
            sources = self._sources(identifier, target)
            if any(WIDGETS.search(text(source)) for source in sources):
                found.append(Target(target.get("name", ""), self._platforms(target), tuple(sources)))
        return found

    def _walk(self, identifier: str, folder: Path, ancestors: set) -> None:
        """Notes the places of a group and of all in it."""
        item = self.objects.get(identifier)
        if not item or identifier in ancestors:
            return
        path, tree = item.get("path", ""), item.get("sourceTree", "<group>")
        place = {"<group>": folder, "SOURCE_ROOT": self.folder}.get(tree, folder) / path
        self.places[identifier] = place
        for child in item.get("children", []):
            self._walk(child, place, ancestors | {identifier})

    def _sources(self, identifier: str, target: dict) -> list:
        """Its Swift files that are there."""
        files = []
        for phase in map(self._object, target.get("buildPhases", [])):
            if phase.get("isa") == "PBXSourcesBuildPhase":
                files += [self.places.get(self._object(file).get("fileRef")) for file in phase.get("files", [])]
        own = set(target.get("fileSystemSynchronizedGroups", []))
        for group, place in self.places.items():
            if self._object(group).get("isa") != "PBXFileSystemSynchronizedRootGroup":
                continue
            sets = [self._object(item) for item in self._object(group).get("exceptions", [])]
            # In the folder's own targets exceptions are left out, and in others they are all that is taken.
            named = {place / path for item in sets if item.get("target") == identifier
                     for path in item.get("membershipExceptions", [])}
            files += set(place.rglob("*.swift")) - named if group in own else named
        return sorted({file for file in files if file and file.suffix == ".swift" and file.is_file()})

    def _object(self, identifier: str) -> dict:
        return self.objects.get(identifier, {})

    def _settings(self, item: dict) -> list:
        """The settings of each of a target's or a project's configurations."""
        configurations = self._object(item.get("buildConfigurationList", "")).get("buildConfigurations", [])
        return [self._object(identifier).get("buildSettings", {}) for identifier in configurations]

    def _platforms(self, target: dict) -> frozenset:
        for key in ("SUPPORTED_PLATFORMS", "SDKROOT"):
            for settings in self._settings(target) + self._settings(self.root):
                if "$" not in (value := settings.get(key, "$")):
                    return frozenset(value.split())
        return frozenset()

    def _extension_point(self, target: dict):
        """What its Info.plist says it extends; nothing where that cannot be read."""
        for settings in self._settings(target):
            path = re.sub(r"^\$[({](SRCROOT|PROJECT_DIR|SOURCE_ROOT)[)}]/", "", settings.get("INFOPLIST_FILE", "$"))
            try:
                extension = plistlib.loads((self.folder / path).read_bytes()).get("NSExtension", {})
            except Exception:
                continue
            return extension.get("NSExtensionPointIdentifier")
        return None


def text(file: Path) -> str:
    return file.read_text("utf-8", "replace")
