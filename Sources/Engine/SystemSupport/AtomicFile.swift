internal import CDeterminism
import Foundation
import Glibc
import ProcessContext
import Synchronization

/// Files that are whole or absent, whenever the process dies.
package enum AtomicFile {
    /// Writes beside the destination's file system neighbors and renames. Makes missing folders.
    /// - Parameter scratchFolder: An existing folder on the same file system; nil for the one that the file lies in.
    package static func write(_ data: some ContiguousBytes, to path: String, scratchFolder: String? = nil) throws {
        try make(path, scratchFolder ?? path.parentFolder) { try writeBytes(data, to: $0) }
    }

    /// Gives a whole file another name beside its own, without copying it where the file system can.
    package static func link(_ existing: String, to path: String, scratchFolder: String) throws {
        try make(path, scratchFolder) { temporary in
            unlink(temporary)
            if Glibc.link(existing, temporary) == 0 { return }
            guard let data = FileManager.default.contents(atPath: existing) else { throw FileError(existing) }
            try writeBytes(data, to: temporary)
        }
    }

    private static let made = Atomic(0)

    package static func make(_ path: String, _ scratchFolder: String, _ write: (String) throws -> Void) throws {
        // User code that runs meanwhile may remove any of the folders.
        for attempt in 1... {
            CleanUp.stopIfEnding()
            do {
                return try makeOnce(path, scratchFolder, write)
            } catch let error as FileError {
                guard attempt < 4, error.code == ENOENT else { throw error }
                try makeFolder(scratchFolder, for: path)
            }
        }
    }

    private static func makeOnce(_ path: String, _ scratchFolder: String, _ write: (String) throws -> Void) throws {
        // Threads write files of one name into several folders at once.
        let number = made.add(1, ordering: .relaxed).newValue
        let temporary = "\(scratchFolder)/\(darkroom_machine_process())-\(number)-\(path.lastPathComponent)"
        do {
            try write(temporary)
            guard rename(temporary, path) != 0 else { return }
            guard errno == ENOENT else { throw FileError(path) }
            let mask = ProcessContext.current.permissionMask
            try makeFolder(
                path.parentFolder, for: path, attributes: mask.map { [.posixPermissions: 0o777 & ~Int($0)] })
            guard rename(temporary, path) == 0 else { throw FileError(path) }
        } catch {
            unlink(temporary)
            throw error as? FileError ?? FileError(path, reason: FileProblem.text(error))
        }
    }

    /// Where someone removes a folder around it meanwhile, the next attempt makes that, too.
    private static func makeFolder(
        _ folder: String, for path: String, attributes: [FileAttributeKey: Any]? = nil
    ) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: attributes)
        } catch let error as CocoaError where error.code == .fileNoSuchFile {
        } catch {
            throw FileError(path, reason: FileProblem.text(error))
        }
    }

    private static func writeBytes(_ data: some ContiguousBytes, to path: String) throws {
        let permissions = 0o644 & ~(ProcessContext.current.permissionMask ?? 0)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        try write(data, to: descriptor, path)
    }

    package static func write(_ data: some ContiguousBytes, to descriptor: Int32, _ path: String) throws {
        guard DescriptorIO.write(data, to: descriptor) else { throw FileError(path) }
    }
}

extension ProcessContext {
    private enum PermissionMaskKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> mode_t? { nil }
    }

    /// The permissions that the user gives to no file, where the process has other ones; nil where it has the user's.
    package var permissionMask: mode_t? {
        get { self[PermissionMaskKey.self] }
        set { self[PermissionMaskKey.self] = newValue }
    }
}

/// A file that could not be written, and what the system says of it.
package struct FileError: Error, CustomStringConvertible {
    package let description: String
    /// The system's number of the problem; 0 for another one.
    package let code: Int32

    package init(_ path: String, reason: String? = nil) {
        code = reason == nil ? errno : 0
        description = "cannot write \(path): \(reason ?? String(cString: strerror(errno)))"
    }
}
