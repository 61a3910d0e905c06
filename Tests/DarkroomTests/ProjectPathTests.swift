import Foundation
import RenderCoordinator
import TestSupport
import Testing

@testable import darkroom

/// What a folder, a workspace or a project stands for.
struct ProjectPathTests {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("paths-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    /// Makes files, and folders of names that end with a slash.
    private func make(_ paths: String...) throws {
        for path in paths {
            let url = URL(fileURLWithPath: "\(root)/\(path)")
            let folder = path.hasSuffix("/") ? url : url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if !path.hasSuffix("/") { try Data().write(to: url) }
        }
    }

    private func write(_ text: String, to path: String) throws {
        try make(path)
        try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
    }

    private func resolved(_ path: String = "") throws -> String {
        let whole = path.isEmpty ? root : "\(root)/\(path)", found = try ProjectPath.resolve(whole)
        return found == root ? "." : String(found.dropFirst(root.count + 1))
    }

    @Test func aFolderStandsForItsProject() throws {
        try make("App.xcodeproj/", "App/App.swift", "Widget/Widget.swift")
        #expect(try resolved() == "App.xcodeproj")
        #expect(try resolved("App.xcodeproj") == "App.xcodeproj")
        #expect(try ProjectPath.resolve(root + "/") == "\(root)/App.xcodeproj")
        // The folder of an extension stands for itself.
        #expect(try resolved("Widget") == "Widget")
    }

    @Test func theNearestBelowCounts() throws {
        try make("ios/App/App.xcodeproj/", "ios/App/deep/Other.xcodeproj/", "Pods/Pods.xcodeproj/", "README.md")
        #expect(try resolved() == "ios/App/App.xcodeproj")
        // Sources of one's own are no project's.
        try make("Widget.swift")
        #expect(try resolved() == ".")
    }

    @Test func aWorkspaceStandsForTheProjectItLists() throws {
        try make("App/App.xcodeproj/", "Pods/Pods.xcodeproj/")
        try write(
            """
            <Workspace version="1.0"><FileRef location="group:App/App.xcodeproj"></FileRef>
            <FileRef location = "group:Pods/Pods.xcodeproj"/><FileRef location="group:../Out.xcodeproj"/>
            <FileRef location="group:Gone.xcodeproj"/></Workspace>
            """, to: "All.xcworkspace/contents.xcworkspacedata")
        #expect(try resolved("All.xcworkspace") == "App/App.xcodeproj")
        #expect(try resolved() == "App/App.xcodeproj")
    }

    @Test func ofSeveralTheOneWithWidgetsCounts() throws {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Projects/CityClock")
        try FileManager.default.removeItem(atPath: root)
        try FileManager.default.copyItem(at: fixture, to: URL(fileURLWithPath: root))
        try make("Tool.xcodeproj/")
        #expect(try resolved() == "CityClock.xcodeproj")
        try FileManager.default.copyItem(
            atPath: "\(root)/CityClock.xcodeproj", toPath: "\(root)/Twin.xcodeproj")
        let error = #expect(throws: CommandFailure.self) { try resolved() }
        #expect(error?.message.contains("several projects have widget extensions; name one: ") == true)
    }

    @Test(arguments: [
        ("project.yml", "name: App\ntargets:\n  App: {}\n", "xcodegen generate"),
        (
            "Project.swift", "import ProjectDescription\nlet project = Project(name: \"App\")\n",
            "tuist generate --no-open"
        )
    ])
    func aProjectThatIsYetToBeMadeIsTold(file: String, text: String, command: String) throws {
        try write(text, to: file)
        let error = #expect(throws: CommandFailure.self) { try resolved() }
        #expect(error?.message.hasSuffix("cd \(root) && \(command)") == true, "\(error?.message ?? "")")
        try make("App.xcodeproj/")
        #expect(try resolved() == "App.xcodeproj")
    }

    /// A folder that was rendered holds pictures to compose; 0.6.0 took its sources instead.
    @Test func aRenderedFolderIsKnownByItsManifest() throws {
        try make("out/manifest.json", "sources/Clock.swift")
        #expect(try FolderSource.parse(["\(root)/out"]).outputFolder == "\(root)/out")
        #expect(try FolderSource.parse(["\(root)/sources"]).outputFolder == nil)
    }
}
