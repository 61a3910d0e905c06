import Foundation
import TestSupport
import Testing

@testable import darkroom

struct ToolTemporaryFolderTests {
    @Test func itLiesInTheHome() throws {
        let home = try temporaryFolder().path
        #expect(try ToolTemporaryFolder(home: home).path == home + "/tmp")
        #expect(FileManager.default.fileExists(atPath: home + "/tmp"))
    }

    /// Swift's driver traps on a temporary folder like that.
    @Test func itsPathIsASCIIAndItGoesAwayElsewhere() throws {
        var folder: ToolTemporaryFolder? = try ToolTemporaryFolder(home: temporaryFolder().path + "/Höme")
        let path = try #require(folder?.path)
        #expect(path.utf8.allSatisfy { $0 < 0x80 } && FileManager.default.fileExists(atPath: path))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
