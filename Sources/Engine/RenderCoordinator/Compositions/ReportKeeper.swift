import RenderModel
import Synchronization

/// Keeps what came of a run, for what is made of its pictures.
package final class ReportKeeper: RunListener {
    private let kept = Mutex<RenderReport?>(nil)

    package init() {}

    package func handle(_ event: RunEvent) {
        if case .rendered(let report) = event { kept.withLock { $0 = report } }
    }

    /// nil where nothing was rendered.
    package var report: RenderReport? { kept.withLock(\.self) }
}
