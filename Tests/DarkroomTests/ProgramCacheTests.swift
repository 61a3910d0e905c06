import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import darkroom

struct ProgramCacheTests {
    private struct BuildError: Error {}

    private func cache() throws -> ProgramCache {
        ProgramCache(environment: ["XDG_CACHE_HOME": try temporaryFolder().path])
    }

    private func make(_ text: String, in folder: String) throws {
        _ = FileManager.default.createFile(
            atPath: "\(folder)/program", contents: Data(text.utf8), attributes: [.posixPermissions: 0o755])
    }

    @Test func aProgramIsBuiltOnce() throws {
        let cache = try cache()
        let first = try cache.program("program", key: "k") { try make("1", in: $0) }
        let second = try cache.program("program", key: "k") { _ in throw BuildError() }
        #expect(first == second)
        #expect(FileManager.default.contents(atPath: second) == Data("1".utf8))
    }

    @Test func aBuildThatFailsLeavesNothing() throws {
        let cache = try cache()
        #expect(throws: BuildError.self) { try cache.program("program", key: "k") { _ in throw BuildError() } }
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder).isEmpty)
    }

    /// A folder is left where a process was killed; one whose lock is held is under way.
    @Test func whatKilledBuildsLeftGoes() throws {
        let cache = try cache()
        for name in ["k.1", "other.2", "busy.3"] {
            try FileManager.default.createDirectory(
                atPath: "\(cache.folder)/\(name)", withIntermediateDirectories: true)
        }
        let held = try BuildLock("\(cache.lockFolder)/busy")
        defer { held.release() }
        _ = try cache.program("program", key: "k") { folder in
            #expect(!FileManager.default.fileExists(atPath: "\(cache.folder)/k.1"))
            try make("", in: folder)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder).sorted() == ["busy.3", "k"])
    }

    @Test func aCacheThatCannotBeWrittenNamesItsVariable() throws {
        let file = try temporaryFolder().appendingPathComponent("home")
        try Data().write(to: file)
        let cache = ProgramCache(environment: ["HOME": file.path])
        let error = #expect(throws: CommandFailure.self) {
            try cache.explaining("darkroom render Clock") { try cache.program("program", key: "k") { _ in } }
        }
        let message = error?.message ?? ""
        #expect(
            message.hasPrefix("\(file.path)/.cache cannot be used for the cache: \(file.path): this is a file;"),
            "\(message)")
        #expect(message.hasSuffix("XDG_CACHE_HOME=/tmp/cache darkroom render Clock"))
        let missing = ProgramCache(environment: ["HOME": "/proc/nowhere"])
        let other = #expect(throws: CommandFailure.self) {
            try missing.explaining("darkroom render Clock") { try missing.program("program", key: "k") { _ in } }
        }
        #expect(other?.message.contains("set XDG_CACHE_HOME to a writable folder") == true)
    }

    @Test func onlyTheNewestAreKept() throws {
        let cache = try cache()
        for number in 0..<70 { _ = try cache.program("program", key: "k\(number)") { try make("", in: $0) } }
        let kept = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
        #expect(kept.count == 64)
        #expect(kept.contains("k69"))
    }

    @Test func whatIsKeptForProgramsIsTidiedToo() throws {
        let cache = try cache()
        let held = try BuildLock("\(cache.lockFolder)/held")
        defer { held.release() }
        for number in 0..<70 {
            for folder in [cache.resourceFolder, cache.lockFolder] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try FileManager.default.createDirectory(
                atPath: "\(cache.resourceFolder)/r\(number)", withIntermediateDirectories: false)
            try Data().write(to: URL(fileURLWithPath: "\(cache.lockFolder)/l\(number)"))
        }
        _ = try cache.program("program", key: "k") { try make("", in: $0) }
        func names(_ folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
        #expect(try names(cache.resourceFolder).count == 64)
        // The held one is the oldest.
        #expect(try names(cache.lockFolder).count == 65)
        #expect(try names(cache.lockFolder).contains("held"))
    }
}
