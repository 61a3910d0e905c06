import Foundation
import Gallery
import Glibc
import SystemSupport

/// Brings pictures of several folders into one, each distinct one once, under its digest.
struct PictureCollector {
    private let output: OutputFolder
    private let folder: String
    private var taken: Set<String> = []

    init(output: OutputFolder, folder: String) { (self.output, self.folder) = (output, folder) }

    /// - Parameter file: the path that a manifest says, which anybody can edit.
    /// - Returns: the path in the output folder; nil where it is no picture inside of the folder.
    mutating func take(_ file: String, from path: String) throws -> String? {
        let form = file.pathExtension.lowercased(), whole = path.appendingPath(file)
        guard GalleryFiles.mediaTypes[form] != nil, !file.hasPrefix("/"), let root = path.realPath,
            let real = whole.realPath, real.lies(in: root), isRegular(real),
            let bytes = FileManager.default.contents(atPath: real)
        else { return nil }
        // Half of a SHA-256, as git's names are short of one: 2^64 pictures would have to be made to find two alike.
        let name = "\(folder)/\(SHA256.hexadecimal(bytes).prefix(32)).\(form)"
        guard taken.insert(name).inserted else { return name }
        try output.adopt(real, as: name)
        return name
    }

    private func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static let collectedName = Pattern(#/[0-9a-f]{32}\.[a-z]{3,4}/#)

    /// Removes what an earlier site left: files that are named as its pictures are.
    func removeOthers() {
        let path = output.path.appendingPath(folder)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        where !taken.contains("\(folder)/\(name)") && name.wholeMatch(of: Self.collectedName) != nil {
            unlink(path.appendingPath(name))
        }
    }
}
