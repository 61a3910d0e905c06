import Foundation
import Glibc
import SystemSupport
import XcodeProjects

/// What a checkout holds, told in one line, to see whether it still is what was fetched.
enum CheckoutContents {
    /// A digest of every file's path, kind, and bytes.
    static func digest(of folder: String) throws -> String {
        let lines = try entries(in: folder).map { path -> String in
            let file = "\(folder)/\(path)"
            var status = stat()
            guard lstat(file, &status) == 0 else {
                throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: file])
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return "folder \(path)\0"
            case S_IFLNK: return "link \(path)\0\(try FileManager.default.destinationOfSymbolicLink(atPath: file))\0"
            default:
                let bytes = try Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped)
                return "\(status.st_mode & S_IXUSR == 0 ? "file" : "program") \(path)\0\(SHA256.hexadecimal(bytes))\0"
            }
        }
        return SHA256.hexadecimal(Data(lines.joined().utf8))
    }

    /// The first link that leads out of the folder: what it leads to is somebody else's.
    static func linkLeadingOut(of folder: String) -> String? {
        let boundary = ProjectBoundary(of: folder)
        let paths = (try? entries(in: folder)) ?? []
        return paths.first { path in
            let file = "\(folder)/\(path)"
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil else { return false }
            return !boundary.holds(file)
        }
    }

    private static func entries(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    }
}
