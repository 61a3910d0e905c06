import Foundation
import SystemSupport

extension OutputFolder {
    /// The folder that a command's `--output` names.
    /// - Throws: `CommandFailure` where it cannot be made.
    package static func made(at path: String, command: String) throws -> OutputFolder {
        try made(at: path, option: "--output", example: "\(command) --output pictures")
    }

    /// The folder that an option of a command names.
    static func made(at path: String, option: String, example command: String) throws -> OutputFolder {
        let example = ": \(command)"
        do {
            return try OutputFolder(path)
        } catch let error as Busy {
            throw CommandFailure(.usage, "\(option) \(path): \(error)\(example)")
        } catch {
            let whole = URL(fileURLWithPath: path).standardizedFileURL.path
            if let file = fileInTheWay(of: whole) {
                throw CommandFailure(
                    .usage, "\(option) \(path): \(file == whole ? "this" : file) is a file; name a folder\(example)")
            }
            throw CommandFailure(
                .usage, "\(option) \(path): \(FileProblem.text(error)); name a folder that can be written\(example)")
        }
    }

    /// The first part of a path that is there and no folder.
    private static func fileInTheWay(of path: String) -> String? {
        var place = path
        while place != "/", !place.isEmpty {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) {
                return isFolder.boolValue ? nil : place
            }
            place = place.parentFolder
        }
        return nil
    }
}
