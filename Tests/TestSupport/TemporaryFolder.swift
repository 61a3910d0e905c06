import Foundation

/// A new folder for a test, which stays until `.ci/tests` or the system clears temporary ones.
package func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}
