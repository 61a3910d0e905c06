import RenderModel
import Snapshots
import Synchronization

/// Gathers what became of a target's pictures.
package final class SnapshotCollector: RunListener {
    /// What is known when the run is over.
    struct Result: Sendable {
        /// Pictures and failures, in the plan's order.
        var report: RenderReport
        /// The pictures that the plan has, whether they are drawn or not.
        var named: Set<String>
    }

    private let state = Mutex<(named: Set<String>, report: RenderReport?)>(([], nil))

    package init() {}

    /// nil where the run has not come to its end.
    var result: Result? {
        state.withLock { state in state.report.map { Result(report: $0, named: state.named) } }
    }

    package func handle(_ event: RunEvent) {
        switch event {
        case .named(let pictures): state.withLock { $0.named.formUnion(pictures.lazy.map(\.file)) }
        case .rendered(let whole): state.withLock { $0.report = whole }
        default: return
        }
    }
}
