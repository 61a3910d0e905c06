import Foundation
import Glibc

/// Compiled widgets, each in a folder named for everything that went into it.
struct ProgramCache {
    /// How many are kept.
    private static let capacity = 64

    let folder: String
    /// Holds a file for each program that is or was built.
    private let lockFolder: String
    /// Holds a folder of links for each target's resources.
    let resourceFolder: String
    /// Holds what SwiftPM told of packages.
    let manifestFolder: String

    /// In the user's cache folder.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
            ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
        folder = "\(caches)/darkroom/programs"
        lockFolder = "\(caches)/darkroom/locks"
        resourceFolder = "\(caches)/darkroom/resources"
        manifestFolder = "\(caches)/darkroom/manifests"
    }

    /// The program's path, which exists only once the program is whole.
    /// - Parameter build: Builds the program in an empty folder.
    func program(_ name: String, key: String, build: (_ folder: String) throws -> Void) throws -> String {
        let home = "\(folder)/\(key)", program = "\(home)/\(name)"
        if FileManager.default.isExecutableFile(atPath: program) {
            utimes(home, nil)  // Used now: not the one to remove.
            return program
        }
        // Whoever else wants this program waits here, and finds it built.
        let lock = try BuildLock("\(lockFolder)/\(key)")
        defer { lock.release() }
        if FileManager.default.isExecutableFile(atPath: program) { return program }
        let unfinished = "\(home).\(getpid())"
        try FileManager.default.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        try build(unfinished)
        // Whoever comes first wins; the other's program is the same.
        if rename(unfinished, home) != 0, !FileManager.default.isExecutableFile(atPath: program) {
            try? FileManager.default.removeItem(atPath: home)
            rename(unfinished, home)
        }
        removeOldest()
        return program
    }

    /// Whether the process whose number an unfinished folder bears still runs.
    private static func isBeingBuilt(_ name: String) -> Bool {
        guard let number = name.split(separator: ".").dropFirst().first.flatMap({ pid_t($0) }) else { return false }
        return kill(number, 0) == 0 || errno == EPERM
    }

    private func removeOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let dated = names.map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        let finished = dated.filter { !Self.isBeingBuilt($0.name) }
        for old in finished.sorted(by: { $0.date > $1.date }).dropFirst(Self.capacity) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(old.name)")
        }
    }
}
