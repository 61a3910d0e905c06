import Foundation
import Glibc
import SystemSupport

/// A copy of a folder that has nothing in common with it: what links lead to is copied in their place, so that writing
/// to the copy changes nothing else. Links out of the given folder are left out, as what lies there was not given.
package struct ContainedCopy {
    /// Everything below it may be read.
    package let given: URL
    /// Paths within the given folder of links that lead out of it.
    package private(set) var leadingOut: [String] = []

    package init(of given: URL) { self.given = given }

    /// Copies a file or folder; a folder that leads back to one around it is left out. Files keep their dates.
    package mutating func copy(_ source: URL, to target: URL) { copy(source, target, around: []) }

    private mutating func copy(_ source: URL, _ target: URL, around: Set<String>) {
        guard let real = source.path.realPath else { return }
        guard real.lies(in: given.path.realPath ?? given.path) else {
            let path = source.standardizedFileURL.path, folder = given.standardizedFileURL.path + "/"
            leadingOut.append(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : source.lastPathComponent)
            return
        }
        var status = stat()
        guard stat(real, &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            guard !around.contains(real) else { return }
            guard (try? FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)) != nil
            else { return }
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: real)) ?? []).sorted() {
                copy(
                    source.appendingPathComponent(name), target.appendingPathComponent(name),
                    around: around.union([real]))
            }
        case S_IFREG:
            guard let data = FileManager.default.contents(atPath: real) else { return }
            try? data.write(to: target)
        // Pipes, sockets and devices are no data.
        default: return
        }
        var dates = [status.st_atim, status.st_mtim]
        utimensat(AT_FDCWD, target.path, &dates, 0)
    }

    /// Whether a path below the given folder leads to what is in it.
    package static func staysInside(_ path: URL, _ given: URL) -> Bool {
        guard let place = path.path.realPath, let folder = given.path.realPath else { return true }
        return place.lies(in: folder)
    }
}
