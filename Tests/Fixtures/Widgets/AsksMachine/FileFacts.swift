import Darwin
import Foundation

/// What files tell of themselves: those of the bundle, of the app's group, and the widget's own.
enum FileFacts {
    private static let manager = FileManager.default
    private static var group: URL {
        manager.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.machine")!
    }
    private static var folder: URL { URL.documentsDirectory.appendingPathComponent("facts") }

    /// In an order that is not that of their names.
    static func write() {
        try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["m", "z", "a", "q", "b", "y"] {
            try? Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
        try? Data("whole".utf8).write(to: folder.appendingPathComponent("whole"), options: .atomic)
        try? manager.copyItem(at: group.appendingPathComponent("old.txt"), to: folder.appendingPathComponent("copy"))
        try? manager.copyItem(at: folder.appendingPathComponent("m"), to: folder.appendingPathComponent("n"))
        if let stream = fopen(folder.appendingPathComponent("stream").path, "w") {
            fputs("text", stream)
            fclose(stream)
        }
        try? Data().write(to: folder.appendingPathComponent("dated"))
        try? manager.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
            ofItemAtPath: folder.appendingPathComponent("dated").path)
    }

    static var all: [Fact] {
        let notes = Bundle.main.url(forResource: "notes", withExtension: "txt")!
        let volume = try? folder.resourceValues(forKeys: [.volumeAvailableCapacityKey, .volumeTotalCapacityKey])
        var status = statvfs()
        statvfs("/", &status)
        let system = try? manager.attributesOfFileSystem(forPath: NSHomeDirectory())
        return [
            Fact("bundle file", "\(dates(notes.path)) \((try? String(contentsOf: notes, encoding: .utf8)) ?? "")"),
            Fact("executable file", dates(Bundle.main.executablePath!)),
            Fact("group file", dates(group.appendingPathComponent("old.txt").path)),
            Fact("written", dates(folder.appendingPathComponent("m").path)),
            Fact("atomic", dates(folder.appendingPathComponent("whole").path)),
            Fact("stream", dates(folder.appendingPathComponent("stream").path)),
            Fact("copies", ["copy", "n"].map { dates(folder.appendingPathComponent($0).path) }),
            Fact("set", dates(folder.appendingPathComponent("dated").path)),
            Fact("by url", try? folder.appendingPathComponent("m").resourceValues(
                forKeys: [.contentModificationDateKey]).contentModificationDate?.timeIntervalSince1970),
            Fact("stat", stated(folder.appendingPathComponent("m").path)),
            Fact("listed", try? manager.contentsOfDirectory(atPath: folder.path)),
            Fact("walked", manager.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { ($0 as? URL)?.path }),
            Fact("below", manager.subpaths(atPath: folder.path)),
            Fact("read", opened(folder.path)),
            Fact("volume", "\(volume?.volumeTotalCapacity ?? 0) \(volume?.volumeAvailableCapacity ?? 0)"),
            Fact("statvfs", "\(status.f_blocks) \(status.f_bavail)"),
            Fact("system", "\(system?[.systemFreeSize] ?? 0) \(system?[.systemSize] ?? 0)"),
            Fact("mask", mask),
        ]
    }

    private static func dates(_ path: String) -> String {
        guard let attributes = try? manager.attributesOfItem(atPath: path) else { return "none" }
        let times = [FileAttributeKey.modificationDate, .creationDate].map {
            (attributes[$0] as? Date).map { "\(Int($0.timeIntervalSince(.now)) / 60) min" } ?? "-"
        }
        return times.joined(separator: " ") + " \(attributes[.ownerAccountName] ?? "nobody")"
    }

    private static func stated(_ path: String) -> String {
        var byPath = stat(), byDescriptor = stat()
        stat(path, &byPath)
        let descriptor = open(path, O_RDONLY)
        fstat(descriptor, &byDescriptor)
        close(descriptor)
        return "\(byPath.st_mtim.tv_sec) \(byDescriptor.st_mtim.tv_sec) \(byDescriptor.st_uid)"
    }

    private static func opened(_ path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(withUnsafeBytes(of: entry.pointee.d_name) {
                String(cString: $0.bindMemory(to: CChar.self).baseAddress!)
            })
        }
        return names
    }

    private static var mask: String {
        let path = folder.appendingPathComponent("m").path
        let permissions = try? manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        return String(permissions ?? 0, radix: 8)
    }
}
