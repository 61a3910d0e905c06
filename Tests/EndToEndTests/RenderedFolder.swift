import Foundation

/// What a run wrote.
struct RenderedFolder {
    let url: URL

    /// Every file's bytes, by path inside the folder.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        let prefix = url.resolvingSymlinksInPath().path + "/"
        let enumerator = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isRegularFileKey])
        while let file = enumerator?.nextObject() as? URL {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files[String(file.resolvingSymlinksInPath().path.dropFirst(prefix.count))] = try Data(contentsOf: file)
        }
        return files
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
