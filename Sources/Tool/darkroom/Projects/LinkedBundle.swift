import Foundation
import Glibc
import RenderCoordinator
import SystemSupport

/// A folder of links that stands for the bundle of a target, whose resources may lie anywhere in its project.
struct LinkedBundle {
    /// Files and folders, absolute.
    let resources: [String]
    let target: String

    /// Its folder, made where it is missing.
    func folder(in cache: ProgramCache, _ diagnostics: any Diagnostics) throws -> String {
        let digest = SHA256.hexadecimal(Data(resources.joined(separator: "\n").utf8))
        let bundle = "\(cache.resourceFolder)/\(digest)"
        try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        utimes(bundle, nil)  // Used now: not the one to remove.
        for path in resources {
            if FileManager.default.fileExists(atPath: path) {
                try link(path, in: bundle)
            } else {
                diagnostics.warn("\(path): the target '\(target)' lists it and it is missing")
            }
        }
        return bundle
    }

    /// Translations lie in a folder of their language; what has a name that is taken, such as a second
    /// `Assets.xcassets`, in a numbered folder, which is a group to the bundle's readers.
    private func link(_ path: String, in bundle: String) throws {
        let files = FileManager.default, name = path.lastPathComponent
        let parent = path.parentFolder.lastPathComponent
        var number = 1
        while true {
            let group = number == 1 ? bundle : "\(bundle)/\(number)"
            let inner = parent.hasSuffix(".lproj") ? "\(group)/\(parent)" : group
            let link = "\(inner)/\(name)"
            if (try? files.destinationOfSymbolicLink(atPath: link)) == path { return }
            if files.fileExists(atPath: link) {
                number += 1
                continue
            }
            try files.createDirectory(atPath: inner, withIntermediateDirectories: true)
            // A link whose file is gone.
            unlink(link)
            if symlink(path, link) == 0 { return }
            // Another command that makes the same folder was quicker: look at what it made.
            guard errno == EEXIST else {
                throw CommandFailure(.requestFailed, "cannot make \(link): \(String(cString: strerror(errno)))")
            }
        }
    }
}
