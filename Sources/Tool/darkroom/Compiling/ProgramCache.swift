import Assets
import Foundation
import Glibc
import RenderCoordinator
import SystemSupport

/// Compiled widgets, each in a folder named for everything that went into it.
struct ProgramCache {
    /// How many are kept, and how many targets' resources and locks.
    private static let capacity = 64
    /// A project may have dozens of packages.
    private static let manifestCapacity = 512
    private static let moduleCapacity = 512
    private static let packageCapacity = 128
    private static let failureCapacity = 256
    /// One for each build of Darkroom, of 100 MB.
    private static let editorCapacity = 3
    /// Each holds the system's modules as the compiler keeps them, some 20 MB.
    private static let toolCapacity = 16
    /// Each holds the objects of a program.
    private static let incrementalCapacity = 16

    let folder: String
    /// Holds a file for each program that is or was built.
    let lockFolder: String
    /// Holds a folder of links for each target's resources.
    let resourceFolder: String
    /// Holds what SwiftPM told of packages.
    let manifestFolder: String
    /// Holds a folder for each compiled module.
    let moduleFolder: String
    /// Holds a folder for each package that was fetched.
    let packageFolder: String
    /// Holds a file for each program, module and fetch that failed.
    let failureFolder: String
    /// Holds a folder with a module map for each library of the system.
    let systemModuleFolder: String
    /// Holds a folder for each project, which is the home of compilers that compile it.
    let toolFolder: String
    /// Holds what editors read: modules for each toolchain, and a folder for each widget.
    let editorFolder: String
    /// Holds a folder for each program that is edited.
    let incrementalFolder: String

    /// In the user's cache folder. As the XDG Base Directory Specification has it, a relative one is ignored.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let caches =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
        folder = "\(caches)/darkroom/programs"
        lockFolder = "\(caches)/darkroom/locks"
        resourceFolder = "\(caches)/darkroom/resources"
        manifestFolder = "\(caches)/darkroom/manifests"
        moduleFolder = "\(caches)/darkroom/modules"
        packageFolder = "\(caches)/darkroom/packages"
        failureFolder = "\(caches)/darkroom/failures"
        systemModuleFolder = "\(caches)/darkroom/system-modules"
        toolFolder = "\(caches)/darkroom/tools"
        editorFolder = "\(caches)/darkroom/editor"
        incrementalFolder = "\(caches)/darkroom/incremental"
    }

    /// What compilers read of it.
    var readableFolders: [String] {
        [moduleFolder, packageFolder, resourceFolder, editorFolder, systemModuleFolder]
    }

    /// Says what to do where the cache cannot be written.
    ///
    /// - Parameter command: the command that was typed.
    func explaining<Result>(_ command: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as CocoaError {
            let caches = folder.parentFolder.parentFolder
            // Where the home is missing, the error is about the first of the folders that would have to be made.
            guard let path = error.filePath ?? error.url?.path, path.hasPrefix(caches) || caches.hasPrefix(path + "/")
            else { throw error }
            let place =
                sequence(first: path) { $0.isEmpty || $0 == "/" ? nil : $0.parentFolder }
                .first { FileManager.default.fileExists(atPath: $0) } ?? "/"
            let problem = FileProblem.text(ofFolder: place).map { "\(place): \($0)" } ?? FileProblem.text(error)
            throw CommandFailure(
                .usage,
                "\(caches) cannot be used for the cache: \(problem); set XDG_CACHE_HOME to a writable folder: "
                    + "XDG_CACHE_HOME=/tmp/cache \(command)")
        }
    }

    /// The program's path, which exists only once the program is whole.
    /// - Parameter build: Builds the program in an empty folder.
    func program(_ name: String, key: String, build: (_ folder: String) throws -> Void) throws -> String {
        let program = try product(name, key: key, in: folder, build: build)
        removeUnfinished()
        removeOldest()
        return program
    }

    /// Builds a program once more, for what the compiler keeps of it elsewhere.
    /// - Parameter build: Builds the program in an empty folder.
    func rehearse(key: String, build: (_ folder: String) throws -> Void) throws {
        let trial = "\(folder)/\(key).\(getpid())"
        try FileManager.default.createDirectory(atPath: trial, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: trial) }
        try CleanUp.filling(trial) { try build(trial) }
    }

    /// The folder of a compiled module.
    /// - Parameter build: Compiles the module in an empty folder, and writes a file of that name last.
    func module(_ name: String, key: String, build: (_ folder: String) throws -> Void) throws -> String {
        try product(name, key: key, in: moduleFolder, build: build).parentFolder
    }

    /// The path of a file in a folder of modules for editors.
    /// - Parameter build: Fills an empty folder, and writes a file of that name last.
    func editorModules(_ name: String, key: String, build: (_ folder: String) throws -> Void) throws -> String {
        let place = "\(editorFolder)/modules"
        let product = try product(name, key: key, in: place, build: build)
        for old in Self.oldest(in: place, beyond: Self.editorCapacity, where: { !Self.isBeingBuilt($0) }) {
            try? FileManager.default.removeItem(atPath: old)
        }
        return product
    }

    private func product(
        _ name: String, key: String, in folder: String, build: (_ folder: String) throws -> Void
    ) throws -> String {
        let home = "\(folder)/\(key)", program = "\(home)/\(name)"
        if FileManager.default.fileExists(atPath: program) {
            utimes(home, nil)  // Used now: not the one to remove.
            return program
        }
        // Whoever else wants this program waits here, and finds it built.
        let lock = try BuildLock("\(lockFolder)/\(key)")
        defer { lock.release() }
        if FileManager.default.fileExists(atPath: program) { return program }
        let unfinished = "\(home).\(getpid())"
        removeUnfinished(key, in: folder)
        try FileManager.default.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        try CleanUp.filling(unfinished) { try build(unfinished) }
        // Whoever comes first wins; the other's program is the same.
        if rename(unfinished, home) != 0, !FileManager.default.fileExists(atPath: program) {
            try? FileManager.default.removeItem(atPath: home)
            rename(unfinished, home)
        }
        return program
    }

    /// Removes what killed processes have left of a product whose lock is held.
    private func removeUnfinished(_ key: String, in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix("\(key).") {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// Removes what killed processes have left: each held its product's lock.
    private func removeUnfinished() {
        for folder in [folder, moduleFolder] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names {
                guard let dot = name.firstIndex(of: "."), dot != name.startIndex else { continue }
                BuildLock.withUnheld("\(lockFolder)/\(name[..<dot])") {
                    try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
                }
            }
        }
    }

    /// Whether the process whose number an unfinished folder bears still runs.
    private static func isBeingBuilt(_ name: String) -> Bool {
        guard let number = name.split(separator: ".").dropFirst().first.flatMap({ pid_t($0) }) else { return false }
        return kill(number, 0) == 0 || errno == EPERM
    }

    /// Whether a compiler may still work in a home of its own, which is dated when a command begins to use it.
    private func isInUse(_ home: String) -> Bool {
        let date = try? FileManager.default.attributesOfItem(atPath: home)[.modificationDate] as? Date
        return date.map { $0.timeIntervalSinceNow > -24 * 3600 } ?? false
    }

    /// Programs, and what was kept for them: nothing grows for ever.
    private func removeOldest() {
        for old in Self.oldest(in: folder, beyond: Self.capacity, where: { !Self.isBeingBuilt($0) })
            + Self.oldest(in: resourceFolder, beyond: Self.capacity)
            + Self.oldest(in: moduleFolder, beyond: Self.moduleCapacity, where: { !Self.isBeingBuilt($0) })
            + Self.oldest(in: manifestFolder, beyond: Self.manifestCapacity)
            + Self.oldest(in: toolFolder, beyond: Self.toolCapacity, where: { !isInUse("\(toolFolder)/\($0)") })
        {
            try? FileManager.default.removeItem(atPath: old)
        }
        for old in Self.oldest(in: incrementalFolder, beyond: Self.incrementalCapacity) {
            BuildLock.withUnheld("\(lockFolder)/\(old.lastPathComponent)") {
                try? FileManager.default.removeItem(atPath: old)
            }
        }
        for old in Self.oldest(in: lockFolder, beyond: Self.capacity) { BuildLock.removeUnheld(old) }
    }

    /// Failures that have long been forgotten.
    func removeOldFailures() {
        for old in Self.oldest(in: failureFolder, beyond: Self.failureCapacity) {
            try? FileManager.default.removeItem(atPath: old)
        }
    }

    /// Packages that nobody has compiled for long.
    func removeOldPackages() {
        let old = Self.oldest(in: packageFolder, beyond: Self.packageCapacity, where: { !$0.hasSuffix(".unfinished") })
        for old in old {
            try? FileManager.default.removeItem(atPath: old)
        }
    }

    /// All but the newest of a folder's contents.
    private static func oldest(
        in folder: String, beyond capacity: Int, where counts: (_ name: String) -> Bool = { _ in true }
    ) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(counts)
        guard names.count > capacity else { return [] }
        let dated = names.map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        return dated.sorted { $0.date > $1.date }.dropFirst(capacity).map { "\(folder)/\($0.name)" }
    }
}
