import RenderWorker
import Snapshots

/// Carries an assertion out: draws, compares, records and reports.
@MainActor
struct SnapshotAssertion {
    let name: String?
    let caller: SnapshotCaller

    private static let hasher = SnapshotHasher.ofRenderer()

    func check(_ subject: SnapshotSubject) async {
        do {
            let configuration = WidgetSnapshotConfiguration.current
            try configuration.check()
            let mode = try WidgetSnapshotRecordMode.effective(configuration.record, in: SnapshotEnvironment.variables)
            let place = SnapshotPlace(configuration, caller), name = SnapshotName.next(name, caller)
            let reporter = SnapshotReporter(place: place, name: name, caller: caller)
            let album = try await SnapshotSurroundings.with(timeZone: configuration.timeZone) {
                try await SnapshotStudio(configuration: configuration).album(of: subject)
            }

            let outcome = try StoreAccess.with(place.goldens) { store in
                var check = try SnapshotCheck(
                    store, mode: mode, folder: name.folder, target: caller.module, hasher: Self.hasher)
                try check.check(album.shots, configuration.strategies)
                // What could not be drawn has goldens nevertheless.
                if album.failures.isEmpty { try check.checkOrphans() }
                try check.finish()
                return check.outcome
            }

            for failure in album.failures { reporter.report(failure) }
            for note in album.notes { SnapshotReporter.fail(note, caller) }
            for problem in outcome.problems { reporter.report(problem) }
            reporter.note(recorded: outcome.recorded)
            for relaxed in outcome.relaxed { reporter.note(relaxed: relaxed.file, reason: relaxed.reason) }
        } catch {
            SnapshotReporter.fail("\(error)", caller)
        }
    }
}
