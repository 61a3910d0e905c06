import Foundation
import TestSupport
import Testing
import XcodeProjects

struct BundleFindingsTests {
    private func findings(_ files: [String: String]) throws -> [String] {
        let sandbox = try Sandbox(files)
        let folder = sandbox.folder.appendingPathComponent("Clock")
        return BundleReader(folders: [folder], home: folder.path).findings.map { "\($0.code) \($0.message)" }
    }

    @Test func whatCanBeReadHasNone() throws {
        #expect(
            try findings([
                "Clock/Info.plist": "{ a = b; }", "Clock/Clock.entitlements": "{}",
                "Clock/Localizable.strings": "a = b;",
                "A.xcodeproj/project.pbxproj": "{ objects = {P = {}; }; rootObject = P; }"
            ]) == [])
    }

    @Test func eachFileThatCannotBeReadIsTold() throws {
        let found = try findings([
            "Clock/Info.plist": "{\n a = ;\n}",
            "Clock/Clock.entitlements": "<plist><dict>\n<key>a</key></dict></plist>",
            "Clock/Localizable.strings": "a = b", "A.xcodeproj/project.pbxproj": "{\n\n<<<<<<< HEAD\n}",
            "Clock/Model.xcdatamodeld/Model.xcdatamodel/contents": "<model>\n<entity"
        ])
        #expect(found.count == 5, "\(found)")
        for part in [
            "info-plist-malformed Info.plist:2: is not a property list",
            "project-malformed A.xcodeproj/project.pbxproj:3: holds a merge",
            "entitlements-malformed Clock.entitlements:", "strings-malformed ",
            "data-model-malformed Model.xcdatamodeld/"
        ] {
            #expect(found.contains { $0.hasPrefix(part) }, "\(part) in \(found)")
        }
    }
}
