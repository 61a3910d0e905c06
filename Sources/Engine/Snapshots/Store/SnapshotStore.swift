import Foundation
import Glibc
import SystemSupport

/// A folder of goldens in version control: `<kind>/<family>/<picture>.png`, each with its text beside it, and
/// `darkroom.lock`.
package struct SnapshotStore: Sendable {
    /// What a folder of goldens is called unless told otherwise.
    package static let defaultName = "Goldens"

    /// Absolute.
    package let folder: String
    /// As it was typed.
    package let name: String
    package var lock: LockFile
    /// The lock file as the store was opened.
    private let opened: LockFile
    /// Whether there was a lock file when the store was opened.
    package let hasLock: Bool

    /// - Parameter path: the folder, which need not exist yet.
    /// - Throws: `OpenError`.
    package init(_ path: String) throws(OpenError) {
        name = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        folder = URL(fileURLWithPath: path).standardizedFileURL.path
        if let file = folder.fileInTheWay {
            throw OpenError(file: file == folder ? name : file, reason: "this is a file; name a folder of goldens")
        }
        let file = folder.appendingPath(LockFile.fileName)
        guard let data = FileManager.default.contents(atPath: file) else {
            if access(file, F_OK) == 0 {
                throw OpenError(file: "\(name)/\(LockFile.fileName)", reason: "it cannot be read")
            }
            (lock, opened, hasLock) = (LockFile(), LockFile(), false)
            return
        }
        do {
            opened = try LockFile(parsing: String(decoding: data, as: UTF8.self))
            lock = opened
        } catch {
            throw OpenError(file: "\(name)/\(LockFile.fileName):\(error.line)", reason: error.description)
        }
        hasLock = true
    }

    /// A store that cannot be used, and why.
    package struct OpenError: Error, CustomStringConvertible {
        /// With the line.
        package var file: String
        package var reason: String
        package var description: String { "\(file): \(reason)" }
    }

    /// Whether a path from a lock file or a report stays inside the store.
    package static func isInside(_ file: String) -> Bool {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        return file.hasSuffix(".png") && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
            && !file.contains(where: \.isNewline) && !file.contains(" ")
    }

    /// Where a golden's text lies beside it.
    package static func textFile(of file: String) -> String { file.dropLast(4) + ".txt" }

    /// The absolute path of a file of the store.
    package func path(_ file: String) -> String { folder.appendingPath(file) }

    package func picture(_ file: String) -> Data? { FileManager.default.contents(atPath: path(file)) }

    package func text(_ file: String) -> String? {
        FileManager.default.contents(atPath: path(Self.textFile(of: file))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Every golden: what the lock file lists and what lies in the folder, sorted.
    package var files: [String] {
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return Set(found.filter(Self.isInside)).union(lock.entries.keys).sorted()
    }

    /// The hash of a golden whose file is the one that the lock file knows, with a text beside it; nil where it was
    /// changed by other hands.
    package func trustedHash(of file: String) -> String? {
        guard let entry = lock.entries[file], let data = picture(file), access(path(Self.textFile(of: file)), R_OK) == 0
        else { return nil }
        return LockFile.shortened(SHA256.hexadecimal(data)) == entry.picture ? entry.hash : nil
    }
}

/// Changes. Each file is whole or absent; the lock file is written last, by `writeLock()`.
extension SnapshotStore {
    /// Keeps a picture, and forgets what was kept under its name.
    package mutating func keep(_ file: String, png: Data, text: String, hash: String, cost: Int, target: String) throws
    {
        if picture(file) != png { try AtomicFile.write(png, to: path(file)) }
        try keep(file, text: text)
        lock.entries[file] = .init(
            hash: hash, picture: LockFile.shortened(SHA256.hexadecimal(png)), cost: cost, target: target)
    }

    /// Keeps a picture's text, where it is another.
    package func keep(_ file: String, text: String) throws {
        guard self.text(file) != text else { return }
        try AtomicFile.write(Data(text.utf8), to: path(Self.textFile(of: file)))
    }

    /// Removes a golden with its text, and the folders that this empties.
    package mutating func remove(_ file: String) {
        unlink(path(file))
        unlink(path(Self.textFile(of: file)))
        lock.entries[file] = nil
        var parent = file.parentFolder
        while !parent.isEmpty, rmdir(path(parent)) == 0 { parent = parent.parentFolder }
    }

    /// Gives a golden another name.
    package mutating func move(_ file: String, to new: String) throws {
        guard let png = picture(file), var entry = lock.entries[file] else { return }
        let text = text(file) ?? "", target = lock.entries[new]?.target
        try AtomicFile.write(png, to: path(new))
        try keep(new, text: text)
        if let target { entry.target = target }
        lock.entries[new] = entry
        remove(file)
    }

    /// Writes the lock file, where it says something new. Nobody else may change the store meanwhile.
    package func writeLock() throws { try write(lock) }

    /// Writes what has changed since the store was opened into the lock file as it is now: others, which draw other
    /// targets, may have written it meanwhile.
    package func mergeLock() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let access = FolderLock(waitingFor: folder)
        defer { withExtendedLifetime(access) {} }
        let now = FileManager.default.contents(atPath: path(LockFile.fileName))
            .flatMap { try? LockFile(parsing: String(decoding: $0, as: UTF8.self)) }
        try write(now.map { lock.applied(to: $0, since: opened) } ?? lock)
    }

    private func write(_ lock: LockFile) throws {
        let data = Data(lock.description.utf8), file = path(LockFile.fileName)
        guard FileManager.default.contents(atPath: file) != data else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try AtomicFile.write(data, to: file)
    }
}
