import Foundation
import RenderCoordinator
import SystemSupport
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

    /// What a command without a path is about, where it is the current folder.
    @Test func anExtensionsOwnFolderIsEnough() throws {
        try make("empty/", "app/App.xcodeproj/")
        try write("import WidgetKit\n\n@main\nstruct Clock: Widget {}\n", to: "clock/Clock.swift")
        try write("struct Model {}\n", to: "model/Model.swift")
        #expect(ProjectPath.isUsual("\(root)/clock") && ProjectPath.isUsual("\(root)/app"))
        #expect(!ProjectPath.isUsual("\(root)/model") && !ProjectPath.isUsual("\(root)/empty"))
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
        #expect(error?.message.contains("several projects have widget extensions; specify one: ") == true)
        // Where several can be drawn, all are.
        let places = try FolderOptions.parse([]).places(in: [root], TerminalDiagnostics())
        let own = try FolderOptions.parse([]).places(in: ["\(root)/CityClock.xcodeproj"], TerminalDiagnostics())
        #expect(Set(places.map(\.path)) == ["\(root)/CityClock.xcodeproj", "\(root)/Twin.xcodeproj"])
        #expect(places.map(\.name) == own.map(\.name) + own.map { "\($0.name) (Twin)" })
        #expect(ProjectPath.projectsWithWidgets(at: "\(root)/CityClock.xcodeproj").isEmpty)
        // One target is one project's, or nobody knows which is meant.
        #expect(throws: CommandFailure.self) {
            try FolderOptions.parse(["--target", own[0].name]).places(in: [root], TerminalDiagnostics())
        }
    }

    private static let manifest = "import ProjectDescription\nlet project = Project(name: \"App\")\n"

    @Test func aManifestStandsForTheProjectThatTuistMakesOfIt() throws {
        try write(Self.manifest, to: "Project.swift")
        #expect(try resolved() == "Project.swift")
        #expect(try resolved("Project.swift") == "Project.swift")
        // `.gitignore` keeps generated projects out, but for the schemes that people share.
        try make("Tuist.swift", "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        #expect(try resolved() == "Project.swift")
        try write("{ objects = {}; }", to: "App.xcodeproj/project.pbxproj")
        #expect(try resolved() == "App.xcodeproj")
    }

    @Test func aWorkspaceOfTuistsWithoutProjectsIsYetToBeMade() throws {
        let command = "tuist generate --no-open"
        try write("import ProjectDescription\nlet workspace = Workspace(name: \"App\")\n", to: "Workspace.swift")
        let error = #expect(throws: CommandFailure.self) { try resolved() }
        #expect(error?.message.hasSuffix("cd \(root) && \(command)") == true, "\(error?.message ?? "")")
        try write("import WidgetKit\n@main struct Clock: Widget {}\n", to: "App/Widgets/Clock.swift")
        try write("import WidgetKit\n@main struct Other: Widget {}\n", to: "Pods/Other/Other.swift")
        let both = #expect(throws: CommandFailure.self) { try resolved() }
        #expect(
            both?.message.hasSuffix(
                "\(command). Or specify the widget's folder: darkroom render \(root)/App/Widgets") == true,
            "\(both?.message ?? "")")
        // Those that the workspace may mean lie anywhere below it, and what new ones are made of is none.
        try write(Self.manifest, to: "Modules/App/One/Project.swift")
        try write(Self.manifest, to: "Tuist/Templates/Module/Project.swift")
        #expect(try resolved() == "Modules/App/One/Project.swift")
    }

    @Test func aSpecificationStandsForTheProjectThatXcodeGenMakesOfIt() throws {
        try write("name: App\ntargets:\n  App: {}\n", to: "project.yml")
        #expect(try resolved() == "project.yml")
        #expect(try resolved("project.yml") == "project.yml")
        // Only schemes and resolved packages are kept of the project.
        try write("{}", to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        #expect(try resolved() == "project.yml")
        try write("{ objects = {}; }", to: "App.xcodeproj/project.pbxproj")
        #expect(try resolved() == "App.xcodeproj")
    }

    @Test func anExpoAppsWidgetIsInItsTargets() throws {
        try write(
            "module.exports = config => ({ type: \"widget\", icon: 'a.png' })",
            to: "targets/widget/expo-target.config.js")
        try write("{\"type\": \"watch\"}", to: "targets/watch/expo-target.config.json")
        try write("import WidgetKit\n@main struct Clock: Widget {}\n", to: "targets/widget/Clock.swift")
        try make(
            "targets/_shared/Model.swift", "targets/watch/App.swift", "modules/live/ios/Live.swift", "App.xcodeproj/")
        #expect(try resolved() == "targets/widget")
        let sources = try WidgetSources("\(root)/targets/widget", target: nil)
        #expect(sources.others == ["\(root)/targets/_shared"])
        #expect(try WidgetSources("\(root)/targets/watch", target: nil).others == [])
    }

    /// The plugin writes iOS 18 where its file says nothing.
    @Test func anExpoAppsWidgetHasADeploymentTarget() throws {
        func version(_ more: String) throws -> Double {
            try write("module.exports = { type: 'widget'\(more) }", to: "targets/widget/expo-target.config.js")
            let sources = try WidgetSources("\(root)/targets/widget", target: nil)
            return sources.bundle(of: [URL(fileURLWithPath: "\(root)/targets/widget")]).description.minimumSystemVersion
        }
        try write("import WidgetKit\n@main struct Clock: Widget {}\n", to: "targets/widget/Clock.swift")
        #expect(try version("") == 18)
        #expect(try version(", deploymentTarget: '16.4'") == 16.4)
    }

    @Test func aSpecificationOfAnotherNameCountsForTheWorkspaceThatWaitsForIt() throws {
        try write(
            "<Workspace><FileRef location=\"group:calendar/calendar.xcodeproj\"/></Workspace>",
            to: "ios/all.xcworkspace/contents.xcworkspacedata")
        try write("name: calendar\ninclude: common.yml\ntargets:\n  App: {}\n", to: "ios/calendar-project.yml")
        try write("settings: {}\ntargets:\n  App: {}\n", to: "ios/common.yml")
        for path in ["", "ios", "ios/all.xcworkspace"] {
            #expect(try resolved(path) == "ios/calendar-project.yml", "\(path)")
        }
    }

    @Test func aWorkspaceOfSubmodulesIsTold() throws {
        try write(
            "<Workspace><FileRef location=\"group:Loop/Loop.xcodeproj\"/></Workspace>",
            to: "Loop.xcworkspace/contents.xcworkspacedata")
        try make(".gitmodules", "Scripts/sync.swift")
        let error = #expect(throws: CommandFailure.self) { try resolved() }
        #expect(error?.message.hasSuffix("cd \(root) && git submodule update --init --recursive") == true)
    }

    @Test func aManifestIsNoSource() throws {
        try make("Package.swift", "Dangerfile.swift", "App/Client.xcodeproj/")
        #expect(try resolved() == "App/Client.xcodeproj")
    }

    /// OneBusAway keeps each target's part beside its sources, and the apps that include them further below.
    @Test func aSpecificationWithoutANameIsAPartOfOthers() throws {
        try write("targets:\n  Widget:\n    platform: iOS\n", to: "Widget/project.yml")
        try write("include: [{path: ../../Widget/project.yml}]\ntargets: {}\n", to: "Apps/One/project.yml")
        #expect(try resolved() == "Apps/One/project.yml")
    }

    /// An app without widgets at the root, and the one that has them below it: two of 88 projects.
    @Test func oneFurtherBelowCountsWhereTheNearestHasNoWidgets() throws {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Projects/CityClock")
        try write("name: Tool\ntargets:\n  Tool:\n    type: application\n    platform: iOS\n", to: "project.yml")
        #expect(try resolved() == "project.yml")
        try FileManager.default.copyItem(at: fixture, to: URL(fileURLWithPath: "\(root)/clock"))
        #expect(try resolved() == "clock/CityClock.xcodeproj")
        let places = try FolderOptions.parse([]).places(in: [root], TerminalDiagnostics())
        #expect(
            try places.map(\.name) == XcodeProject("\(root)/clock/CityClock.xcodeproj").widgetExtensions.map(\.name))
        // What cannot be read may have them: the user is told why.
        try write("name: Tool\ntargets: [\n", to: "project.yml")
        #expect(try resolved() == "project.yml")
    }

    /// A target that is yet to be written does not fail a run with others' pictures.
    @Test func anEmptyTargetBesideOthersIsLeftOut() throws {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Projects/SeveralExtensions")
        try FileManager.default.removeItem(atPath: root)
        try FileManager.default.copyItem(at: fixture, to: URL(fileURLWithPath: root))
        let project = "\(root)/Several.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: project, encoding: .utf8)
        try text.replacing("org.example.clock;", with: "org.example.clock; INFOPLIST_FILE = Clock/Info.plist;")
            .write(toFile: project, atomically: true, encoding: .utf8)
        try write(
            """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.widgetkit-extension</string></dict></dict></plist>
            """, to: "Clock/Info.plist")
        func names(_ diagnostics: any Diagnostics) throws -> [String] {
            try FolderOptions.parse([]).places(in: [root], diagnostics).map(\.name)
        }
        #expect(try names(TerminalDiagnostics()) == ["Clock Widget", "Steps Widget"])
        try FileManager.default.removeItem(atPath: "\(root)/Clock/ClockWidget.swift")
        let told = CollectedDiagnostics()
        #expect(try names(told) == ["Steps Widget"])
        #expect(told.all.contains { $0.message == "Clock Widget has no Swift files and is left out" })
        // Alone it is what the user means, who is told what is missing.
        try FileManager.default.removeItem(atPath: "\(root)/Steps/StepsWidget.swift")
        #expect(try names(TerminalDiagnostics()) == ["Clock Widget"])
    }

    @Test func aPackageStandsForItsTargetWithWidgets() throws {
        let widget = "import WidgetKit\n@main struct Clock: Widget {}\n"
        try write(widget, to: "Sources/Clock/Clock.swift")
        try write("@main struct Tool { static func main() {} }\n", to: "Sources/Tool/Tool.swift")
        try make("Package.swift", "Sources/Kit/Kit.swift")
        #expect(try resolved() == "Sources/Clock")
        try write(widget, to: "Sources/Steps/Steps.swift")
        let error = #expect(throws: CommandFailure.self) { try resolved() }
        #expect(error?.message.hasSuffix("darkroom render \(root)/Sources/Steps") == true)
        #expect(try ProjectPath.resolve(root, target: "Steps") == "\(root)/Sources/Steps")
        #expect(PackageWidgets.around("\(root)/Sources/Clock") { _ in true } == root)
        #expect(PackageWidgets.around("\(root)/Sources/Clock") { $0.hasSuffix("Clock") } == nil)
    }

    @Test func aPathToNothingIsToldWithTheNearest() throws {
        try make("Widget/W.swift", "notes.txt")
        let missing = #expect(throws: CommandFailure.self) { try ProjectPath.resolve("\(root)/Widgte") }
        #expect(missing?.message == "\(root)/Widgte: no such file or folder; did you mean \(root)/Widget?")
        let file = #expect(throws: CommandFailure.self) { try ProjectPath.resolve("\(root)/notes.txt") }
        #expect(file?.message.hasSuffix("darkroom render \(root)") == true)
    }

    /// A folder that was rendered holds pictures to compose; 0.6.0 took its sources instead.
    @Test func aRenderedFolderIsKnownByItsManifest() throws {
        try make("out/manifest.json", "sources/Clock.swift")
        #expect(try FolderSource.parse(["\(root)/out"]).outputFolder == "\(root)/out")
        #expect(try FolderSource.parse(["\(root)/sources"]).outputFolder == nil)
    }
}
