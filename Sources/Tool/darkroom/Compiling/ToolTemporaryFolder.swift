import Foundation
import SystemSupport

/// Where confined compilers write what they need for a moment: in their home, unless its path has characters beyond ASCII,
/// at which Swift's driver traps.
final class ToolTemporaryFolder: Sendable {
    let path: String
    /// Of a folder outside of the home, which goes with this object.
    private let lock: FolderLock?

    init(home: String) throws {
        let usual = "\(home)/tmp"
        if Self.isPlain(usual) {
            try FileManager.default.createDirectory(atPath: usual, withIntermediateDirectories: true)
            (path, lock) = (usual, nil)
        } else {
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            let places = NSTemporaryDirectory()
            let (folder, lock) = try FolderLock.newFolder((Self.isPlain(places) ? places : "/tmp/") + ".darkroom-tools")
            (path, self.lock) = (folder, lock)
        }
    }

    deinit {
        if lock != nil { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func isPlain(_ path: String) -> Bool { path.utf8.allSatisfy { $0 < 0x80 } }
}
