import Foundation
import TestSupport
import Testing

/// What `darkroom editor` writes; `Scripts/check-editor` asks SourceKit-LSP what it makes of it.
struct EditorTests {
    private func run(_ words: [String], status: Int32 = 0) async throws -> [[String: Any]] {
        let run = try await DarkroomProgram.run(["editor"] + words + ["--json"])
        #expect(run.status == status, "\(run.errors)\(run.output)")
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let schema = Example.repository.appendingPathComponent("docs/schemas/editor.schema.json").path
        #expect(try JSONSchema(schema).problems(with: value) == [])
        let result = (value as? [String: Any])?["result"] as? [String: Any]
        return result?["workspaces"] as? [[String: Any]] ?? []
    }

    private func sources(_ files: [String: String]) throws -> URL {
        let folder = try temporaryFolder()
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    @Test(arguments: [Example.weather, .gameWidgets, .batteries, .music])
    func examplesHaveNoDiagnostics(_ example: Example) async throws {
        let folder = try temporaryFolder()
        let workspaces = try await run([example.folder, "--output", folder.path])
        let target = try #require((workspaces.first?["targets"] as? [[String: Any]])?.first)
        #expect(target["reading"] as? String == "iOS")
        #expect((target["diagnostics"] as? [Any])?.isEmpty == true, "\(target)")
        let entries = try JSONSerialization.jsonObject(
            with: Data(contentsOf: folder.appendingPathComponent("compile_commands.json")))
        let files = try #require(entries as? [[String: Any]]).compactMap { $0["file"] as? String }
        #expect(files.contains { $0.hasPrefix(example.folder + "/") })
        for file in files { #expect(FileManager.default.fileExists(atPath: file)) }
        #expect(try await run([example.folder, "--output", folder.path]).first?["outcome"] as? String == "unchanged")
        #expect(
            try await run([example.folder, "--output", folder.path, "--remove"]).first?["outcome"] as? String
                == "removed")
    }

    @Test func whatIsForiOSIsReadSo() async throws {
        let folder = try sources([
            "Clock.swift": """
            import CoreImage.CIFilterBuiltins
            import SwiftUI
            import WidgetKit
            import os.log
            #if os(iOS)
            import UIKit
            typealias Shade = UIColor
            #else
            import AppKit
            typealias Shade = NSColor
            #endif
            @objc(Model) class Model: NSObject {
                @objc var name = ""
                let log = Logger(subsystem: "clock", category: "model")
                let shade = Shade.red
                @objc func reset() { name = NSStringFromSelector(#selector(reset)) }
                @objc func load() {
                    var isFolder: ObjCBool = false
                    _ = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
                }
            }
            struct ClockView: View {
                var body: some View {
                    if #available(iOS 18, *) { Text("new") } else { Text("old") }
                }
            }
            #Preview { ClockView() }
            """
        ])
        let workspaces = try await run([folder.path])
        let target = try #require((workspaces.first?["targets"] as? [[String: Any]])?.first)
        #expect((target["diagnostics"] as? [Any])?.isEmpty == true, "\(target)")
        #expect(target["reading"] as? String == "iOS")
    }

    @Test func attributesOfGeneratedClassesHaveKeyPaths() async throws {
        let folder = try sources([
            "Request.swift": """
            import CoreData
            func key() -> String { #keyPath(Note.text) + #keyPath(Note.written) + #keyPath(Note.rank) }
            func read(_ note: Note) -> Bool { note.isRead && note.text != nil && note.written != nil }
            """,
            "Notes.xcdatamodeld/Notes.xcdatamodel/contents": """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" systemVersion="11A491">
                <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
                    <attribute name="text" optional="YES" attributeType="String"/>
                    <attribute name="written" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <attribute name="isRead" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
                    <attribute name="rank" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                    <attribute name="stars" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="NO"/>
                    <relationship name="parent" optional="YES" maxCount="1" destinationEntity="Note"/>
                </entity>
            </model>
            """
        ])
        let workspaces = try await run([folder.path])
        let target = try #require((workspaces.first?["targets"] as? [[String: Any]])?.first)
        #expect((target["diagnostics"] as? [Any])?.isEmpty == true, "\(target)")
    }

    /// The compiler crashes over them, and a language server with it: an error tells where.
    @Test func methodsThatThrowAreReadWithoutObjectiveC() async throws {
        let folder = try sources([
            "Loader.swift": "import Foundation\nclass Loader: NSObject {\n    @objc func load(_ a: Int) throws {}\n}\n",
            "Clock.swift": "import Foundation\nclass Clock: NSObject {\n    @objc func tick() {}\n}\n"
        ])
        let workspaces = try await run([folder.path])
        let target = try #require((workspaces.first?["targets"] as? [[String: Any]])?.first)
        let diagnostics = try #require(target["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["line"] as? Int } == [3], "\(diagnostics)")
        let notes = workspaces.first?["notes"] as? [String] ?? []
        #expect(notes.contains { $0.contains("reads Loader.swift without Objective-C") }, "\(notes)")
        for entry in try entries(in: folder) {
            let isRead = entry.arguments.contains("-enable-objc-interop")
            #expect(isRead == entry.file.hasSuffix("Clock.swift"))
        }
    }

    /// A package that is not there costs the names that it has, not what an editor says of the rest.
    @Test func mistakesShowBesideWhatIsMissing() async throws {
        let folder = try sources([
            "Other.swift": "import Missing\nstruct Other { let thing = Missing.Thing(), count: Int = \"\" }\n",
            "Asking.swift": "#if canImport(Absent)\nimport Absent\n#endif\nlet other: Other? = nil\n",
            "View.swift": "import SwiftUI\nlet view = Text(\"a\").paddng()\n"
        ])
        let workspaces = try await run([folder.path])
        let target = try #require((workspaces.first?["targets"] as? [[String: Any]])?.first)
        let diagnostics = try #require(target["diagnostics"] as? [[String: Any]])
        let places = diagnostics.map {
            "\(($0["file"] as? String ?? "").split(separator: "/").last ?? ""):\($0["line"]!)"
        }
        #expect(places.sorted() == ["Other.swift:2", "Other.swift:2", "View.swift:2"], "\(diagnostics)")
    }

    /// With names missing, an expression may take the compiler as long as it is allowed to.
    @Test func expressionsHaveALimitWhereModulesAreMissing() async throws {
        let view = "import SwiftUI\nlet view = Text(\"3\")\n"
        let whole = try sources(["Clock.swift": view]),
            lacking = try sources(["Clock.swift": "import Missing\n" + view])
        _ = try await run([whole.path])
        let workspaces = try await run([lacking.path])
        let target = try #require((workspaces.first?["targets"] as? [[String: Any]])?.first)
        #expect((target["diagnostics"] as? [[String: Any]])?.isEmpty == true, "\(target)")
        for (folder, isLimited) in [(whole, false), (lacking, true)] {
            let arguments = try #require(try entries(in: folder).first?.arguments)
            #expect(arguments.contains { $0.hasPrefix("-solver-scope-threshold=") } == isLimited)
        }
    }

    private func entries(in folder: URL) throws -> [(file: String, arguments: [String])] {
        let data = try Data(contentsOf: folder.appendingPathComponent("compile_commands.json"))
        let entries = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        return entries.compactMap { entry in
            (entry["file"] as? String).map { ($0, entry["arguments"] as? [String] ?? []) }
        }
    }

    @Test func whatIsMissingIsNamed() async throws {
        let folder = try sources(["Clock.swift": "import SwiftUI\nlet view = Text(3).nothing()\n"])
        let workspaces = try await run([folder.path])
        let target = try #require((workspaces.first?["targets"] as? [[String: Any]])?.first)
        let first = try #require((target["diagnostics"] as? [[String: Any]])?.first)
        #expect(first["line"] as? Int == 2 && (first["file"] as? String)?.hasSuffix("Clock.swift") == true)
        let text = try await DarkroomProgram.run(["editor", folder.path])
        #expect(text.output.contains("Clock.swift:2:"), "\(text.output)")
    }

    @Test func modulesOfAProjectAreReadFromItsOwnFiles() async throws {
        let project = Example.repository.appendingPathComponent("Tests/Fixtures/Projects/CityClock").path
        let folder = try temporaryFolder()
        let workspaces = try await run([project, "--output", folder.path])
        let entries = try #require(
            try JSONSerialization.jsonObject(
                with: Data(contentsOf: folder.appendingPathComponent("compile_commands.json"))) as? [[String: Any]])
        let kit = entries.filter { ($0["arguments"] as? [String])?.contains("Kit") == true }
        // Beside what is generated.
        #expect(kit.contains { ($0["file"] as? String)?.hasSuffix("CityClock/Kit/Sources/Kit/Kit.swift") == true })
        #expect((workspaces.first?["targets"] as? [Any])?.count == 1)
    }

    /// An editor opens the folder that holds them; beside the project it would find nothing for the rest.
    @Test func theDatabaseLiesAroundSourcesBesideTheProject() async throws {
        let folder = try sources([
            ".git/HEAD": "", "Widget/Clock.swift": "import SwiftUI\nlet view = Text(\"a\")\n",
            "Production/project.yml": """
            name: Clock
            targets:
              Widget:
                type: app-extension
                platform: iOS
                sources: [../Widget]
                info:
                  path: Info.plist
                  properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
            """
        ])
        let project = folder.appendingPathComponent("Production").path
        let written = try #require(try await run([project]).first)
        #expect(written["folder"] as? String == folder.resolvingSymlinksInPath().path)
        #expect(try entries(in: folder).contains { $0.file.hasSuffix("/Widget/Clock.swift") })
        #expect(try await run([project]).first?["outcome"] as? String == "unchanged")
        #expect(try await run([project, "--remove"]).first?["outcome"] as? String == "removed")
    }

    /// Without it, the server builds a package with SwiftPM, and knows nothing of its views.
    @Test func theServerIsToldOfPackages() async throws {
        let folder = try sources(["Package.swift": "// a package's", "Widget/Clock.swift": "import SwiftUI\n"])
        let words = [folder.appendingPathComponent("Widget").path, "--output", folder.path]
        let configuration = folder.appendingPathComponent(".sourcekit-lsp/config.json")
        _ = try await run(words)
        let written = try JSONSerialization.jsonObject(with: Data(contentsOf: configuration)) as? [String: String]
        #expect(written == ["defaultWorkspaceType": "compilationDatabase"])
        _ = try await run(words + ["--remove"])
        #expect(!FileManager.default.fileExists(atPath: configuration.deletingLastPathComponent().path))
        try FileManager.default.createDirectory(
            at: configuration.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: configuration)
        let notes = try await run(words).first?["notes"] as? [String]
        #expect(notes?.contains { $0.contains("add \"defaultWorkspaceType\"") } == true, "\(notes ?? [])")
        #expect(try String(contentsOf: configuration, encoding: .utf8) == "{}")
    }

    /// xcode-build-server's file, which apps keep in their repositories, names a program of a Mac.
    @Test func theServerReadsTheDatabaseBesideABuildServer() async throws {
        let folder = try sources(["buildServer.json": "{}", "Clock.swift": "import SwiftUI\n"])
        let notes = try await run([folder.path]).first?["notes"] as? [String]
        #expect(notes?.contains { $0.contains("instead of using buildServer.json") } == true, "\(notes ?? [])")
        let configuration = folder.appendingPathComponent(".sourcekit-lsp/config.json")
        #expect(try String(contentsOf: configuration, encoding: .utf8).contains("compilationDatabase"))
    }

    @Test func aFileOfSomebodyElseStays() async throws {
        let folder = try sources(["Clock.swift": "import SwiftUI\n", "compile_commands.json": "[{\"file\": 1}]"])
        let run = try await DarkroomProgram.run(["editor", folder.path])
        #expect(run.status == 2 && run.errors.contains("--output"), "\(run.errors)")
        let text = try String(contentsOf: folder.appendingPathComponent("compile_commands.json"), encoding: .utf8)
        #expect(text == "[{\"file\": 1}]")
    }
}
