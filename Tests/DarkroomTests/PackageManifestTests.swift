import Foundation
import TestSupport
import Testing

@testable import darkroom

struct PackageManifestTests {
    @Test func theLineThatTellsMostIsTold() {
        let compiled = """
            error: 'youless': Invalid manifest (compiled with: ["swiftc", "-vfsoverlay", "/tmp/vfs.yaml"])
            /projects/youless/Package.swift:12:30: error: extra argument 'type' in call
             10 |     dependencies: [
            """
        #expect(PackageManifest.reason(compiled) == "line 12: extra argument 'type' in call")
        let other = "warning: slow\nerror: 'youless': package 'youless' is using Swift tools version 9.0.0\n"
        #expect(
            PackageManifest.reason(other) == "error: 'youless': package 'youless' is using Swift tools version 9.0.0")
        #expect(PackageManifest.reason("") == "SwiftPM gave no reason")
        #expect(PackageManifest.reason("error: cannot clone from local /x").hasSuffix("pass --no-sandbox"))
    }

    @Test("A plug-in makes the classes of a target's intents, which SwiftPM does not")
    func targetsWithPluginsHaveDefinitionsOfIntents() throws {
        let usage: [String: Any] = ["plugin": ["IntentBuilder", NSNull()]]
        let target = PackageTarget(
            ["name": "Kit", "type": "regular", "pluginUsages": [usage], "exclude": ["Old"]], traits: [],
            languageMode: .swift5)
        #expect(target.hasPlugins)
        #expect(!PackageTarget(["name": "Kit", "type": "regular"], traits: [], languageMode: .swift5).hasPlugins)
        let folder = try temporaryFolder()
        for path in ["Cities.intentdefinition", "Old/Streets.intentdefinition", "Kit.swift"] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        #expect(target.files.intentDefinitions(in: folder.path) == [folder.path + "/Cities.intentdefinition"])
    }
}
