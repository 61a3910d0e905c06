import RenderModel
import WidgetKitCore

/// The lives that one process has led for widgets, and which of them have changed what it keeps in memory.
///
/// On an iPhone an extension's process comes and goes. Here every timeline, with the pictures of its entries, has a
/// life that begins in a new process; so has every picture without a timeline, and every other question. Most lives
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
