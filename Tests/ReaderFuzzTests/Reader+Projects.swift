import Foundation
import SwiftText
import XcodeProjects

@testable import Assets
@testable import darkroom

extension Reader {
    static let projects: [Reader] = [
        Reader("projects", seeds: files("project.pbxproj") + [Data(endless.utf8)]) { data in
            let url = try write(data, "App/App.xcodeproj/project.pbxproj")
            let folder = url.deletingLastPathComponent().deletingLastPathComponent()
            let widget = folder.appendingPathComponent("Widget")
            _ = BundleReader(folders: [widget], home: widget.path).description.infoDictionary
            let project = try XcodeProject(url.deletingLastPathComponent().path)
            for target in ["CityClockWidget", "Widget", nil] { _ = try? project.widgetExtension(named: target).name }
            _ = try project.requireWidgets(in: "App")
        },
        Reader("intent-definitions", seeds: files(".intentdefinition")) { data in
            let definition = try IntentDefinitionReader.read(data, path: "A.intentdefinition")
            _ = try IntentSource(definitions: [definition, definition], sources: [SourceFile("")]).text()
        },
        Reader("model-sources", seeds: files("xcdatamodel/contents")) { data in
            let model = try DataModel(XMLReader.root(Array(data)))
            _ = DataModelSource(models: [model], sources: [SourceFile("class Book: NSManagedObject { }")]).text
        },
        Reader(
            "resolved-packages",
            texts: [
                #"{"pins": [{"identity": "a", "location": "https://a.b/c.git", "state": {"revision": "0123", "version": "1.2.3"}}]}"#,
                #"{"object": {"pins": [{"repositoryURL": "git@a.b:c/d", "state": {"branch": "main", "revision": "ab"}}]}, "version": 1}"#
            ]
        ) { text in _ = ResolvedPackages(Data(text.utf8))?.pins },
        Reader("package-manifests", texts: [manifest]) { text in
            guard let values = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return }
            let manifest = PackageManifest(values)
            for target in manifest.targets.values { _ = target.clangFlags(in: "/a") }
        },
        Reader("versions", texts: ["1.2.3", "v1.0", "1.0.0-beta.2+build", "10", "1.2.3.4", "refs/tags/2.0.0"]) { text in
            guard let version = PackageVersion(text) else { return }
            precondition(!(version < version))
            let requirement = PackageRequirement(
                xcode: ["kind": "upToNextMajorVersion", "minimumVersion": version.description])
            _ = PackageVersions(["refs/tags/" + text: "a", "refs/heads/" + text: "b"])
                .choices(nil, requirement.map { [$0] } ?? [])
        },
        Reader(
            "asset-names", texts: ["Icons/flag", "brand-red", "1st place", "AccentColor", "ä ö", "a_b.c/D-1", "self"]
        ) { text in
            let names = text.split(separator: ",").map(String.init) + [text]
            _ = AssetSymbolSource(
                colors: names, images: names, sources: [SourceFile("extension Color { static let red = 1 }")])
        }
    ]

    /// Groups and settings that name each other many times each.
    private static let endless: String = {
        let groups = (0..<14).map { level in
            "g\(level) = {isa = PBXGroup; children = (\((0..<9).map { _ in "g\(level + 1)" }.joined(separator: ", "))); "
                + "sourceTree = \"<group>\"; };"
        }
        let settings = (0..<12).map { "S\($0) = \"\(String(repeating: "$(S\($0 + 1))", count: 9))\";" }
        return """
            // !$*UTF8*$!
            {rootObject = p; objects = {p = {isa = PBXProject; mainGroup = g0; targets = (t); buildConfigurationList = l;};
            t = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (b);
            buildConfigurationList = l;}; b = {isa = PBXSourcesBuildPhase; files = (f);}; f = {isa = PBXBuildFile; fileRef = g0;};
            l = {isa = XCConfigurationList; buildConfigurations = (c);}; c = {isa = XCBuildConfiguration; name = Release;
            buildSettings = {INFOPLIST_FILE = "$(S0)/Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = "$(S0)"; \(settings.joined())};};
            \(groups.joined(separator: "\n"))
            };}
            """
    }()

    private static let manifest = """
        {"name": "Kit", "toolsVersion": {"_version": "5.9.0"}, "swiftLanguageVersions": ["5"], "cLanguageStandard": "c11",
        "dependencies": [{"sourceControl": [{"identity": "a", "location": {"remote": [{"urlString": "https://a.b/c"}]},
        "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}, {"fileSystem": [{"path": "/a/b"}]}],
        "traits": [{"name": "default", "enabledTraits": ["a"]}, {"name": "a", "enabledTraits": ["default"]}],
        "targets": [{"name": "Kit-Core", "type": "regular", "path": "Sources", "exclude": ["x"], "resources": [{"path": "r"}],
        "dependencies": [{"byName": ["b", null]}, {"product": ["c", "d", null, null]}], "settings": [{"tool": "swift", "kind":
        {"define": {"_0": "A"}}, "condition": {"platformNames": ["ios"]}}, {"tool": "c", "kind": {"headerSearchPath":
        {"_0": "include"}}}]}]}
        """
}
