import CDeterminism
import FoundationCompat
import Synchronization

/// How often user code has changed what its process keeps, as far as anybody can see.
struct KeptState {
    /// A process has one program.
    private static let formatters = Mutex<KeptFormatters>(KeptFormatters())
    private let isWatched: Bool
    private var begun = 0

    /// Finds the program's code; called before any of it runs.
    init() {
        isWatched = darkroom_state_watch()
        guard isWatched else { return }
        Self.formatters.withLock { $0 = KeptFormatters(base: UInt(darkroom_state_program_base())) }
        darkroom_state_after_initializers { KeptState.formatters.withLock { $0.look() } }
    }

    /// Begins a request.
    ///
    /// - Returns: how often it was changed until now. Where not all can be seen, every request is taken to change it.
    mutating func beginRequest() -> Int {
        begun += 1
        darkroom_state_begin_request()
        let seen = KeptObjects.changes + Int(darkroom_state_changes())
        guard isWatched else { return seen + begun }
        return seen + Self.formatters.withLock { formatters in
            formatters.look()
            return formatters.changes
        }
    }
}
