import Findings
import RenderCoordinator
import RenderModel
import RenderPlanning
import Synchronization

/// Tells the session of a run's pictures.
final class PictureListener: RunListener {
    private struct State {
        var plan: RunPlan?
        var notes: [String] = []
        var counts: [String: Int] = [:]
    }

    private let state = Mutex(State())
    private let store: PictureStore
    private let folder: OutputFolder
    /// Whether all that is shown is drawn, and not the entries of one slider.
    private let isWhole: Bool
    private let apply: @Sendable (WatchChange) -> Void

    init(
        _ store: PictureStore, of folder: OutputFolder, isWhole: Bool, apply: @escaping @Sendable (WatchChange) -> Void
    ) {
        (self.store, self.folder, self.isWhole, self.apply) = (store, folder, isWhole, apply)
    }

    /// What the user may want to know.
    var notes: [String] { state.withLock(\.notes) }

    /// How many entries each timeline has, by the folder of its group.
    var counts: [String: Int] { state.withLock(\.counts) }

    func handle(_ event: RunEvent) {
        switch event {
        case .planned(let plan):
            state.withLock {
                $0.plan = plan
                $0.notes += plan.pictures.notes
            }
            apply(
                .planned(
                    plan.pictures.widgets.map(WatchWidget.init), folders: plan.pictures.groups.map(\.folder),
                    isWhole: isWhole))
        case .queued(let count): apply(.queued(count))
        case .note(let text): state.withLock { $0.notes.append(text) }
        case .timeline(let group, let timeline):
            state.withLock { $0.counts[group.folder] = timeline.entries.count }
            apply(.timeline(kind: group.widget.kind, entries: timeline.entries.map { ClockTime.text($0.date) }))
        case .picture(let picture, let result): take(picture, result)
        case .failure(let failure): fail(failure)
        case .bundle(let findings): note(findings)
        case .rendered(let report):
            note(report.assetFindings + report.dataFindings + report.timelines.values.flatMap(\.findings))
        default: break
        }
    }

    /// What is told of no single picture.
    private func note(_ findings: [Finding]) {
        state.withLock { state in
            for message in findings.map(\.message).sorted() where !state.notes.contains(message) {
                state.notes.append(message)
            }
        }
    }

    private func group(of picture: PlannedPicture) -> RenderGroup? {
        state.withLock { $0.plan?.pictures.groups[picture.group] }
    }

    private func take(_ picture: PlannedPicture, _ result: PictureResult) {
        guard let group = group(of: picture) else { return }
        var tile = WatchTile(picture, result, of: group)
        do {
            try store.keep(result.sha256, from: "\(folder.path)/\(picture.file)")
            apply(.drawn(tile, file: picture.file))
        } catch {
            tile.picture = nil
            tile.failure = "\(error)"
            apply(.notDrawn(tile))
        }
    }

    private func fail(_ failure: RenderFailure) {
        guard case .picture(let picture) = failure.subject else {
            // All its pictures are missing: the tiles that show the timeline say why.
            guard let group = state.withLock({ $0.plan?.pictures.groups[failure.group] }) else { return }
            for picture in group.timelinePictures(count: 1) { fail(picture, of: group, failure.reason.message) }
            return
        }
        if let group = group(of: picture) { fail(picture, of: group, failure.reason.message) }
    }

    private func fail(_ picture: PlannedPicture, of group: RenderGroup, _ reason: String) {
        var tile = WatchTile(picture, of: group)
        tile.failure = reason
        apply(.notDrawn(tile))
    }
}
