import Foundation
import SwiftText
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import darkroom

/// The file that an editor reads, and what is said of the sources.
struct EditorFilesTests {
    private static func entry(_ file: String) -> CompilationDatabase.Entry {
        .init(
            directory: "/w", file: file, arguments: ["swiftc", "-load-plugin-executable", "/x/Tool#PreviewMacros", file]
        )
    }

    @Test func theSameEntriesChangeNothing() throws {
        let database = CompilationDatabase(in: try temporaryFolder().path)
        let entries = [Self.entry("/w/a.swift"), Self.entry("/w/b.swift"), Self.entry("/w/a.swift")]
        #expect(try database.write(entries, replacing: false) == .written)
        let kept = try JSONDecoder().decode(
            [CompilationDatabase.Entry].self, from: try Data(contentsOf: URL(fileURLWithPath: database.path)))
        #expect(kept.map(\.file) == ["/w/a.swift", "/w/b.swift"])
        #expect(try database.write(entries, replacing: false) == .unchanged)
        #expect(try database.write([Self.entry("/w/a.swift")], replacing: false) == .written)
        #expect(try database.remove(replacing: false) == .removed)
        #expect(try database.remove(replacing: false) == .absent)
    }

    @Test(arguments: [
        #"[{"directory":"/w","file":"a.c","arguments":["cc","a.c"]}]"#, "[{\"file\": 1}]", "", "{}"
    ])
    func othersFilesStay(_ text: String) throws {
        let database = CompilationDatabase(in: try temporaryFolder().path)
        try Data(text.utf8).write(to: URL(fileURLWithPath: database.path))
        for change in [
            { try database.write([Self.entry("/w/a.swift")], replacing: false) },
            { try database.remove(replacing: false) }
        ] {
            #expect(throws: CommandFailure.self) { _ = try change() }
        }
        #expect(FileManager.default.contents(atPath: database.path) == Data(text.utf8))
        #expect(try database.write([Self.entry("/w/a.swift")], replacing: true) == .written)
    }

    @Test func diagnosticsAreReadOnce() {
        let output = """
            warning: Could not read SDKSettings.json for SDK at: /
            /w/a.swift:3:7: error: cannot find 'x' in scope
             1 | x
               | `- error: cannot find 'x' in scope
            /w/a.swift:3:7: error: cannot find 'x' in scope
            /w/b.swift:1:1: warning: unused
            /w/b.swift:1:1: note: here
            """
        #expect(
            EditorCheck.parsed(output) == [
                .init(file: "/w/a.swift", line: 3, column: 7, severity: .error, message: "cannot find 'x' in scope"),
                .init(file: "/w/b.swift", line: 1, column: 1, severity: .warning, message: "unused")
            ])
    }

    /// Their own modules have no parts that Swift can import.
    /// The compiler takes its options of the interface's third line, the last of two that exclude each other.
    @Test func theStandardLibraryGetsAPointer() throws {
        let text =
            "// swift-interface-format-version: 1.0\n// swift-module-flags: -O -module-name Swift\npublic struct A {}\n"
        let extended = try #require(EditorStandardLibrary.extended(text))
        #expect(extended.contains("-O -module-name Swift -Onone -experimental-skip-all-function-bodies\npublic"))
        #expect(extended.contains("struct AutoreleasingUnsafeMutablePointer<Pointee>"))
        #expect(EditorStandardLibrary.extended(extended) == nil && EditorStandardLibrary.extended("") == nil)
    }

    @Test(arguments: [
        ("@objc func a() throws {}", true), ("@objc(a:) public func a(_ b: Int) throws -> Int { b }", true),
        ("@objc init(a: Int) throws {}", true), ("@objcMembers class A: NSObject { func b() throws {} }", true),
        ("@objc func a() {}\nfunc b() throws {}", false), ("func a() throws {}", false), ("@objc var a = 1", false)
    ])
    func methodsOfObjectiveCThatThrowAreFound(_ text: String, _ expected: Bool) {
        #expect(ThrowingMethods.areIn(text) == expected)
    }

    @Test func partsOfFrameworksAreMapped() {
        let source =
            "import os.log\nimport os.signpost\nimport Foundation.NSDate\nimport CKit.Part\nimport struct SwiftUI.Text"
        let availability = ModuleAvailability(
            runtime: ["os", "SwiftUI"], toolchain: ["Foundation"], project: .compiled(["CKit"], reasons: [:]))
        let map = ClangSubmodules(importedBy: [SourceFile(source)], availability).text
        #expect(
            map.filter { $0 != "\n" }
                == "module Foundation { module NSDate { }}module SystemLog { module log { }module signpost { }}")
    }
}
