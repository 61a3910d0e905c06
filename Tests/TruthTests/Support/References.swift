import Foundation
import Testing

/// Pictures that Apple's renderer drew, from the tests of public projects. They stay outside this repository: in the
/// folder that `DARKROOM_REFERENCES` names or, unset, in `shared/references` beside the repository.
enum References {
    static let variable = "DARKROOM_REFERENCES"

    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return repository.deletingLastPathComponent().appendingPathComponent("shared/references", isDirectory: true)
    }()

    static let areAvailable = FileManager.default.fileExists(atPath: folder.path)

    /// Why the tests are skipped where the folder is absent.
    static var absence: Comment {
        "no reference pictures in \(folder.path): set \(variable) to their folder; nothing was compared"
    }

    /// Whether Apple's own drawing of a picture lies there.
    static func have(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    static func picture(_ name: String) throws -> Picture {
        try Picture(contentsOf: folder.appendingPathComponent(name))
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips, with a word why, where the reference pictures are not to be had.
    static var needsReferences: Self { .enabled(if: References.areAvailable, References.absence) }
}
