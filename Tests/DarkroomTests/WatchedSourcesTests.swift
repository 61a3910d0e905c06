import DarkroomCommands
import Foundation
import SystemSupport
import TestSupport
import Testing
import Watching

@testable import darkroom

/// What a session watches of a folder and of a project.
struct WatchedSourcesTests {
    private let root: String

    init() throws { root = try #require(temporaryFolder().path.realPath) }

    private func write(_ text: String, _ path: String) throws {
        let file = URL(fileURLWithPath: "\(root)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func concerned(_ source: FolderSource, named: [String] = [], _ paths: [String]) -> [String] {
        let watched = source.watchedPaths(of: nil, named: named)
        return paths.filter { watched.concerns("\(root)/\($0)") }
    }

    @Test func everythingInAFolderCounts() throws {
        try write("import WidgetKit", "App/Widget/Clock.swift")
        try write("", "App/data/standard.json")
        let source = try FolderSource.parse(["\(root)/App/Widget"])
        let paths = [
            "App/Widget/Clock.swift", "App/Widget/New/Face.swift", "App/Widget/Assets.xcassets/a.png",
            "App/Widget/darkroom.yml", "App/data/standard.json"
        ]
        #expect(concerned(source, named: ["\(root)/App/data"], paths) == paths)
        #expect(concerned(source, ["App/Other.swift", "App/Widget/.git/index", "Other/a.swift"]).isEmpty)
    }

    @Test func theMembersOfATargetCount() throws {
        try write(
            """
            // !$*UTF8*$!
            { objects = {
            P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
            G0 = {isa = PBXGroup; children = (S1, F1, F2, F3); sourceTree = "<group>"; };
            S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = Shared/Model.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = Widget.xcconfig; sourceTree = "<group>"; };
            B1 = {fileRef = F1; };
            H1 = {isa = PBXSourcesBuildPhase; files = (B1); };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); fileSystemSynchronizedGroups = (S1); };
            }; rootObject = P0; }
            """, "App.xcodeproj/project.pbxproj")
        try write("import WidgetKit\n@main struct W: Widget {}", "Widget/W.swift")
        try write("", "Shared/Model.swift")
        try write("// swift-tools-version: 6.0\n", "Packages/Core/Package.swift")
        let source = try FolderSource.parse(["\(root)/App.xcodeproj"])
        let paths = [
            "App.xcodeproj/project.pbxproj", "Widget/W.swift", "Widget/New.swift", "Widget/Assets.xcassets/a.png",
            "Shared/Model.swift", "Widget.xcconfig", "Packages/Core/Package.swift",
            "Packages/Core/Sources/Core/A.swift",
            "darkroom.yml"
        ]
        #expect(concerned(source, paths) == paths)
        #expect(concerned(source, ["Shared/Other.swift", "App/App.swift", "Packages/Core/Tests/A.swift"]).isEmpty)
    }

    @Test func aProjectThatCannotBeReadIsWatchedUntilItCan() throws {
        try write("{ objects = {", "App.xcodeproj/project.pbxproj")
        let source = try FolderSource.parse(["\(root)/App.xcodeproj"])
        #expect(concerned(source, ["App.xcodeproj/project.pbxproj"]).count == 1)
    }
}
