internal import CProcessLife
import Foundation
import Glibc
import RenderModel
import SystemSupport
import WidgetKitCore

/// The process from which every life of a worker is forked: it has started, has loaded fonts and tables, and has run
/// nothing of the user's.
///
/// A fork has the forking thread only, and Dispatch does not survive one: until then nothing may start a thread, use
/// a queue or make a task. So the template waits for its child and does nothing besides; requests and replies are the
/// child's own.
enum LifeTemplate {
    /// Forks one life after the other until nobody asks any more.
    ///
    /// - Returns: in each life, once. The template itself never returns.
    @MainActor
    static func beginLife(_ sandbox: Sandbox, replies: Int32) {
        while true {
            let home = Self.ownHome()
            let child = darkroom_life_fork()
            if child == 0 {
                for key in WorkerEnvironment.homes { if let home { setenv(key, home, 1) } }
                sandbox.enter(life: true)
                return
            }
            guard child > 0 else {
                let reason = FailureReason(.failed, "cannot fork a process: \(String(cString: strerror(errno)))")
                WorkerMain.send(.failed(reason), to: replies)
                _exit(71)
            }
            var status: Int32 = 0
            let end = darkroom_life_wait(child, &status)
            // What wrote files keeps its folder until the run ends.
            if let home { rmdir(home) }
            switch end {
            case darkroom_life_spent: continue
            case darkroom_life_last: _exit(0)
            default: WorkerMain.send(.ended(status: status), to: replies, afterPart: true)
            }
        }
    }

    /// A folder inside the worker's home: what one life writes there, another must not read.
    private static func ownHome() -> String? {
        guard let home = getenv("HOME") else { return nil }
        var template = Array("\(String(cString: home))/life-XXXXXX".utf8CString)
        return mkdtemp(&template).map { String(cString: $0) }
    }
}

/// The lives that one process has led for widgets, and which of them have changed what it keeps in memory.
///
/// On an iPhone an extension's process comes and goes. Here every timeline, with the pictures of its entries, has a
/// life that begins in a new process; so has every picture without a timeline, and every other request. Most lives
/// leave nothing behind, and share a process. Whoever would find something that another life has left has to be asked
/// in a new process, so that what is drawn never depends on what was asked before, and with it on the number of jobs.
///
/// Nobody can tell a seed that was inserted where a container was made from what a provider inserted: both are part of
/// the life in which they came about, and are made again in the next one.
struct ProcessIsolation {
    enum Scope: Hashable {
        /// Widgets and previews describe themselves, all of them in the same order in every run.
        case description
        /// A provider is driven.
        case timeline(TimelineIdentity)
        /// A picture is drawn, or something else asked, of which the process has been asked so many before.
        case passing(Int)
    }

    /// The process keeps what another life has left.
    struct ContaminatedProcess: Error {}

    /// nil for the program's start, which is the same in every life.
    private var current: Scope?
    private var changed: Set<Scope> = []
    private var knownChanges = 0
    private var passed = 0
    /// Whether the process has answered anything. One that has not is as good as any other.
    private var hasAnswered = false

    /// - Parameters:
    ///   - life: nil for one that passes.
    ///   - earlier: the lives that it goes on from; found out only where it matters.
    ///   - changes: how often what the process keeps was changed so far.
    /// - Throws: `ContaminatedProcess`.
    mutating func begin(_ life: Scope? = nil, after earlier: () -> Set<Scope> = { [] }, changes: Int) throws {
        if changes != knownChanges, let current { changed.insert(current) }
        knownChanges = changes
        if hasAnswered, !changed.isEmpty, !changed.isSubset(of: earlier()) { throw ContaminatedProcess() }
        passed += 1
        current = life ?? .passing(passed)
    }

    /// Ends a request, whether it began a life or none.
    mutating func endRequest() { hasAnswered = current != nil }
}

extension TimelineIdentity {
    /// The lives before this timeline's own: those in which its provider was asked before.
    var earlierLives: Set<ProcessIsolation.Scope> {
        Set(sequence(first: self, next: \.earlier).dropFirst().map(ProcessIsolation.Scope.timeline))
    }
}
