import Glibc
import Synchronization
import SystemSupport

/// What has changed on disk.
package struct FileChanges: Hashable, Sendable {
    /// Absolute.
    package var paths: Set<String>
    /// Whether the kernel has dropped some: then anything may have changed.
    package var isIncomplete: Bool

    package init(paths: Set<String> = [], isIncomplete: Bool = false) {
        (self.paths, self.isIncomplete) = (paths, isIncomplete)
    }

    package var isEmpty: Bool { paths.isEmpty && !isIncomplete }

    package mutating func formUnion(_ other: FileChanges) {
        paths.formUnion(other.paths)
        isIncomplete = isIncomplete || other.isIncomplete
    }
}

/// Hears of changes from the kernel, by inotify. Folders are observed, not files: editors save by writing another file
/// and renaming it, which ends what observes the file.
package final class FolderWatcher: Sendable {
    /// The system gives no further watches.
    package struct Exhausted: Error, CustomStringConvertible {
        /// How many folders could not be observed; 0 where not even the first one could be.
        package var unobserved: Int

        package var description: String {
            unobserved == 0
                ? "this user has no inotify instance left; raise the limit: "
                    + "sudo sysctl fs.inotify.max_user_instances=1024"
                : "\(unobserved) of the folders cannot be watched, as this user has no inotify watches left; raise the "
                    + "limit: sudo sysctl fs.inotify.max_user_watches=524288"
        }
    }

    private struct State {
        var wanted = WatchedPaths()
        /// The files behind links, and the links.
        var links: [String: String] = [:]
        var watches: [String: Int32] = [:]
        /// A folder may have several paths.
        var folders: [Int32: Set<String>] = [:]
    }

    private let descriptor: Int32
    private let state = Mutex(State())

    private static let events = [
        IN_CLOSE_WRITE, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF, IN_MOVE_SELF
    ].reduce(UInt32(IN_ONLYDIR)) { $0 | UInt32($1) }

    package init() throws(Exhausted) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw Exhausted(unobserved: 0) }
    }

    deinit { close(descriptor) }

    /// From now on these paths are watched, and no others.
    ///
    /// - Throws: `Exhausted` where not all of them can be; the others are.
    package func watch(_ paths: WatchedPaths) throws(Exhausted) {
        let missed = state.withLock { state in
            state.wanted = paths
            return Self.update(&state, descriptor).missed
        }
        if missed > 0 { throw Exhausted(unobserved: missed) }
    }

    /// Waits for changes of what is watched, and until nothing has changed for a moment.
    ///
    /// - Parameters:
    ///   - quiet: how long nothing must change: one save is several events.
    ///   - limit: how long changes are collected at most.
    ///   - timeout: how long the first one is waited for; nil for as long as it takes.
    /// - Returns: nothing where the time has passed.
    package func changes(
        quiet: Duration = .milliseconds(25), limit: Duration = .milliseconds(400), timeout: Duration? = nil
    ) -> FileChanges {
        var found = FileChanges(), latest: ContinuousClock.Instant?
        var end = timeout.map { ContinuousClock.now + $0 }
        while true {
            guard wait(until: end) else { return found }
            found.formUnion(read())
            guard !found.isEmpty else { continue }
            let last = latest ?? .now + limit
            latest = last
            end = min(.now + quiet, last)
        }
    }

    /// - Returns: false where the time has passed.
    private func wait(until end: ContinuousClock.Instant?) -> Bool {
        while true {
            let left = end.map { max(0, min(60_000, ($0 - .now) / .milliseconds(1))) }
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&polled, 1, left.map { Int32($0.rounded(.up)) } ?? -1)
            if count > 0 { return true }
            if let end, end <= .now { return false }
        }
    }

    private func read() -> FileChanges {
        guard let bytes = DescriptorIO.read(descriptor) else { return FileChanges() }
        return state.withLock { state in
            var changes = FileChanges(), isMoved = false
            for event in Self.events(in: bytes) {
                take(event, &state, &changes, &isMoved)
            }
            // Folders that came may hold files that were written before they were observed.
            if isMoved || changes.isIncomplete {
                let added = Self.update(&state, descriptor).added
                changes.paths.formUnion(added.filter(state.wanted.concerns))
            }
            return changes
        }
    }

    private func take(_ event: Event, _ state: inout State, _ changes: inout FileChanges, _ isMoved: inout Bool) {
        if event.has(IN_Q_OVERFLOW) { return changes.isIncomplete = true }
        let folders = state.folders[event.watch] ?? []
        if event.has(IN_IGNORED) {
            for folder in folders { state.watches[folder] = nil }
            return state.folders[event.watch] = nil
        }
        if event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) {
            isMoved = true
            // It is somewhere else now, and observed under a path that is no longer its own.
            if event.has(IN_MOVE_SELF) { inotify_rm_watch(descriptor, event.watch) }
        } else if event.has(IN_ISDIR) {
            isMoved = true
        } else if event.has(IN_CREATE), !Self.isWhole(event.name, in: folders) {
            // What is written tells of itself when it is closed.
            return
        }
        for folder in folders {
            let path = event.name.isEmpty ? folder : folder == "/" ? "/\(event.name)" : "\(folder)/\(event.name)"
            if state.wanted.concerns(path) {
                changes.paths.insert(path)
            } else if let link = state.links[path] {
                changes.paths.insert(link)
            }
        }
    }

    /// Whether a file that was made is one that nobody has opened: a link, or another name of one that is there.
    private static func isWhole(_ name: String, in folders: Set<String>) -> Bool {
        var status = stat()
        guard let folder = folders.first, lstat("\(folder)/\(name)", &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }

    /// Observes what is to be observed now, and no more.
    private static func update(_ state: inout State, _ descriptor: Int32) -> (added: Set<String>, missed: Int) {
        let observed = ObservedFolders(state.wanted), folders = observed.folders
        state.links = observed.links
        for (folder, watch) in state.watches where !folders.contains(folder) {
            state.watches[folder] = nil
            state.folders[watch]?.remove(folder)
            guard state.folders[watch]?.isEmpty == true else { continue }
            state.folders[watch] = nil
            inotify_rm_watch(descriptor, watch)
        }
        var added: Set<String> = [], missed = 0
        for folder in folders {
            let watch = inotify_add_watch(descriptor, folder, events)
            guard watch >= 0 else {
                if errno == ENOSPC { missed += 1 }
                continue
            }
            guard state.watches[folder] != watch else { continue }
            if let former = state.watches[folder] { state.folders[former]?.remove(folder) }
            state.watches[folder] = watch
            state.folders[watch, default: []].insert(folder)
            added.insert(folder)
        }
        return (added, missed)
    }
}

extension FolderWatcher {
    /// What the kernel says of a file in a folder, or of the folder itself.
    private struct Event {
        var watch: Int32
        var mask: UInt32
        /// Empty where it is about the folder.
        var name: String

        func has(_ bit: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: bit) != 0 }
    }

    private static func events(in bytes: [UInt8]) -> [Event] {
        var result: [Event] = [], rest = bytes[...]
        let header = MemoryLayout<inotify_event>.size
        while rest.count >= header {
            let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
            let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
            result.append(Event(watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
            rest = rest.dropFirst(header + Int(event.len))
        }
        return result
    }
}
