import Foundation
import Glibc
import Snapshots

/// A store that no other process changes meanwhile: `swift test --parallel` runs every test of XCTest in one of its own,
/// and all write the same lock file.
enum StoreAccess {
    static func with<Result>(_ folder: URL, _ body: (inout SnapshotStore) throws -> Result) throws -> Result {
        // A folder that is not there yet is made where something is kept in it.
        let descriptor = open(lockedFolder(folder).path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
        defer {
            if descriptor >= 0 {
                // A process that another thread is starting has the descriptor too until it runs its program.
                flock(descriptor, LOCK_UN)
                close(descriptor)
            }
        }
        var store = try SnapshotStore(folder.path)
        return try body(&store)
    }

    /// The store's folder, or the next one above it that is there.
    private static func lockedFolder(_ folder: URL) -> URL {
        var folder = folder.standardizedFileURL
        while folder.path != "/", access(folder.path, F_OK) != 0 { folder.deleteLastPathComponent() }
        return folder
    }
}
