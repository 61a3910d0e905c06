import Foundation

extension FileManager {
    /// Copies a file, or a folder with all that lies in it, which stays as old as it is: Foundation on Linux dates
    /// what it copies by the machine's clock.
    func copyKeepingDates(_ source: URL, to target: URL) throws {
        try copyItem(at: source, to: target)
        let inside = enumerator(atPath: source.path)?.compactMap { $0 as? String } ?? []
        // Files first: what is written into a folder dates the folder.
        for path in inside.reversed() { Self.copyDate(of: "\(source.path)/\(path)", to: "\(target.path)/\(path)") }
        Self.copyDate(of: source.path, to: target.path)
    }

    private static func copyDate(of source: String, to target: String) {
        var status = stat()
        guard lstat(source, &status) == 0 else { return }
        utimensat(AT_FDCWD, target, [status.st_mtim, status.st_mtim], AT_SYMLINK_NOFOLLOW)
    }
}
