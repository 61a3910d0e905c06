import Foundation
import SystemSupport

/// The pictures that the page shows, by their SHA-256: a picture that a save has changed stays beside the new one.
package struct PictureStore: Sendable {
    private let folder: String

    /// - Parameter folder: made where it is missing.
    package init(_ folder: String) throws {
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Keeps a picture that was written, whatever becomes of its file.
    package func keep(_ picture: String, from file: String) throws {
        guard let path = path(picture), !FileManager.default.fileExists(atPath: path) else { return }
        try AtomicFile.link(file, to: path, scratchFolder: folder)
    }

    /// Its bytes; nil where there is no such picture.
    package func data(_ picture: String) -> Data? { path(picture).flatMap(FileManager.default.contents) }

    /// Removes all but these.
    package func keepOnly(_ pictures: Set<String>) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".png") {
            if !pictures.contains(String(name.dropLast(4))) {
                try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            }
        }
    }

    /// Only digests are names: none leads out of the folder.
    private func path(_ picture: String) -> String? {
        let isDigest =
            picture.utf8.count == 64
            && picture.utf8.allSatisfy { byte in
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
            }
        return isDigest ? "\(folder)/\(picture).png" : nil
    }
}
