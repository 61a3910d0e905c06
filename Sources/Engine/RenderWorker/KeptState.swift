import CDeterminism
import FoundationCompat
import Synchronization

/// How often user code has changed what its process keeps, as far as anybody can see. A process has one program, and
/// one of these, for as long as it lasts.
final class KeptState: Sendable {
    private let formatters: Mutex<KeptFormatters>
    private let isWatched: Bool
    private let begun = Atomic(0)

    /// Finds the program's code; called before any of it runs.
    init() {
        isWatched = darkroom_state_watch()
        let symbols = darkroom_state_knows_program() ? Array(SymbolTable.ofProgram) : []
        StaticInitializers(symbols).install()
        formatters = Mutex(KeptFormatters(isWatched ? symbols : [], base: UInt(darkroom_state_program_base())))
        guard isWatched else { return }
        darkroom_state_after_initializers(
            { state in
                guard let state else { return }
                Unmanaged<KeptState>.fromOpaque(state).takeUnretainedValue().formatters.withLock { $0.look() }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Begins a request.
    ///
    /// - Returns: how often it was changed until now. Where not all can be seen, every request is taken to change it.
    func beginRequest() -> Int {
        let begun = begun.add(1, ordering: .relaxed).newValue
        darkroom_state_begin_request()
        let seen = ProcessStateChanges.changes + Int(darkroom_state_changes())
        guard isWatched else { return seen + begun }
        return seen
            + formatters.withLock { formatters in
                formatters.look()
                return formatters.changes
            }
    }
}
