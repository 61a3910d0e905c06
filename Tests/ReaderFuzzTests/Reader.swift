import Foundation

/// Something of ours that reads foreign bytes, and what it begins with.
struct Reader: Sendable {
    let name: String
    /// Whole inputs, of which damaged ones are made.
    let seeds: [Data]
    /// Reads one and does with it what the product does. What it throws is no matter.
    let read: @Sendable (Data) throws -> Void

    init(_ name: String, seeds: [Data], _ read: @escaping @Sendable (Data) throws -> Void) {
        (self.name, self.seeds, self.read) = (name, seeds, read)
    }

    init(_ name: String, texts: [String], _ read: @escaping @Sendable (String) throws -> Void) {
        self.init(name, seeds: texts.map { Data($0.utf8) }) { try read(String(decoding: $0, as: UTF8.self)) }
    }

    static let all: [Reader] = assets + strings + projects + sources + foundation + arguments

    /// Files below `Tests/Fixtures` or beside it by the ends of their names, smallest first.
    static func files(_ endings: String..., below folder: String = "Tests/Fixtures", most: Int = 24) -> [Data] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(folder)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let found = paths.sorted().filter { path in endings.contains { path.hasSuffix($0) } }
            .compactMap { FileManager.default.contents(atPath: root.appendingPathComponent($0).path) }
        return Array(found.filter { $0.count < 64 << 10 }.sorted { $0.count < $1.count }.prefix(most))
    }

    static func texts(_ endings: String..., below folder: String = "Tests/Fixtures", most: Int = 24) -> [String] {
        endings.flatMap { files($0, below: folder, most: most) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A folder of this process, in memory where there is such a place.
    static let folder: URL = {
        let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
        let base =
            FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        let folder = base.appendingPathComponent("darkroom-readers-\(getpid())", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: Reader.folder) }
        return folder
    }()

    /// Writes a file into that folder.
    static func write(_ data: Data, _ path: String) throws -> URL {
        let url = folder.appendingPathComponent(path)
        do {
            try data.write(to: url)
        } catch {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        return url
    }
}
