import Foundation
import RenderCoordinator
import TestSupport
import Testing

@testable import darkroom

struct SourceFilesTests {
    private func folder(_ files: [String: String]) throws -> String {
        let folder = try temporaryFolder()
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder.path
    }

    private func refusal(of folder: String) -> CommandFailure? {
        do {
            _ = try SourceFiles(WidgetSources(folder: folder))
            return nil
        } catch {
            return error as? CommandFailure
        }
    }

    @Test func takesTheWidgetsFilesOnly() throws {
        let folder = try folder([
            "Widget.swift": "@main struct W {}", "Views/A.swift": "", "Package.swift": "", ".build/x.swift": "@main",
            ".hidden.swift": "@main", "Tests/T.swift": "@main", "ClockTests/T.swift": "@main",
            "Assets.xcassets/Contents.json": "{}"
        ])
        let files = try SourceFiles(WidgetSources(folder: folder))
        #expect(files.paths == ["Views/A.swift", "Widget.swift"])
        #expect(!files.hasMainFile)
    }

    @Test func twoEntryPointsAreNamed() throws {
        let folder = try folder(["App.swift": "\n@main struct A {}", "Widget.swift": "@main struct W {}"])
        let failure = try #require(refusal(of: folder))
        #expect(failure.status == .sourceDidNotCompile)
        #expect(failure.message.contains("\(folder)/App.swift:2, \(folder)/Widget.swift:1"))
    }

    @Test func aMissingEntryPointIsSaid() throws {
        let failure = try #require(refusal(of: try folder(["Widget.swift": "// @main\nstruct W {}"])))
        #expect(failure.status == .sourceDidNotCompile)
        #expect(failure.message.contains("@main"))
    }

    @Test func entryPointsUnderConditionsMayBeSeveral() throws {
        let folder = try folder(["W.swift": "#if os(iOS)\n@main struct A {}\n#else\n@main struct B {}\n#endif"])
        #expect(refusal(of: folder) == nil)
    }

    @Test(arguments: ["", "nowhere"])
    func foldersWithoutSourcesAreUsageErrors(name: String) throws {
        let failure = try #require(refusal(of: try folder([:]) + "/" + name))
        #expect(failure.status == .usage)
    }

    /// As those of web apps, which lie beside widgets' in projects of React Native.
    @Test func othersManifestsAreNoPictures() throws {
        let message = try #require(refusal(of: try folder(["public/manifest.json": #"{"name": "App"}"#]))).message
        #expect(message.contains("contains no Swift files"))
    }

    @Test func ofManyFilesTheFirstAreNamed() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0).swift", "struct S\($0) {}") })
        let message = try #require(refusal(of: try folder(files))).message
        #expect(message.hasSuffix("4.swift and 4 more."))
    }

    @Test func bytesThatAreNoTextAreAUsageError() throws {
        let folder = try folder([:])
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: folder + "/W.swift"))
        #expect(try #require(refusal(of: folder)).status == .usage)
    }

    @Test(arguments: [("a/Game Widget/", "Game_Widget_Widgets"), ("/x/2048", "_2048_Widgets"), ("Ä", "__Widgets")])
    func moduleNamesAreIdentifiers(folder: String, name: String) {
        #expect(WidgetProgramBuilder.moduleName(WidgetSources(folder: folder).name) == name)
    }
}
