import Foundation
import Testing

@testable import AppData
@testable import FoundationCompat

struct ContainedCopyTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")

    private func write(_ text: String, _ path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
    }

    @Test func writingToACopyChangesNothingElse() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write("1", "given/shared/a.txt")
        try write("2", "outside/b.txt")
        try write("3", "given/group/c.txt")
        try link("given/group/a.txt", to: "../shared/a.txt")
        try link("given/group/folder", to: "../shared")
        try link("given/group/b.txt", to: "../../outside/b.txt")
        try link("given/group/outside", to: "../../outside")
        try link("given/group/round", to: "../group")
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: date], ofItemAtPath: root.appendingPathComponent("given/group/c.txt").path)
        var copy = ContainedCopy(of: root.appendingPathComponent("given"))
        copy.copy(root.appendingPathComponent("given/group"), to: root.appendingPathComponent("copy"))
        #expect(copy.leadingOut == ["group/b.txt", "group/outside"])
        #expect(text("copy/a.txt") == "1" && text("copy/folder/a.txt") == "1" && text("copy/c.txt") == "3")
        #expect(text("copy/b.txt") == nil && text("copy/outside/b.txt") == nil)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: root.appendingPathComponent("copy/c.txt").path)
        #expect(attributes[.modificationDate] as? Date == date)
        for path in ["copy/a.txt", "copy/folder/a.txt", "copy/c.txt"] {
            let handle = try FileHandle(forWritingTo: root.appendingPathComponent(path))
            try handle.write(contentsOf: Data("9".utf8))
            try handle.close()
        }
        #expect(text("given/shared/a.txt") == "1" && text("given/group/c.txt") == "3")
    }

    @Test func aGroupThatIsALinkOutOfTheFolderIsRefused() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write("{}", "outside/group.json")
        try write("{}", "given/standard.json")
        try link("given/group.com.example.json", to: "../outside/group.json")
        let problem = #expect(throws: AppGroupFolder.ReadError.self) {
            try AppGroupFolder(root.appendingPathComponent("given"))
        }
        #expect(problem?.description == "group.com.example.json: this is a link out of the folder; put a copy there")
    }
}
