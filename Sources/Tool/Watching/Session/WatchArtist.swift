import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import Synchronization
import SystemSupport
import Taps
import Typesetting

/// Draws, explains and taps pictures of a session, by the same runs as the commands do.
final class WatchArtist: Sendable {
    private struct Kept {
        /// Those that pictures of a view lie in, by what tells views apart: what has not changed is not drawn again.
        var outputs: [String: OutputFolder] = [:]
        /// The views of pictures that were asked about.
        var layouts: [String: (picture: PlannedPicture, tree: ViewTree)] = [:]
    }

    private let program: WatchedProgram
    private let folder: String
    private let store: PictureStore
    private let kept = Mutex(Kept())

    init(_ program: WatchedProgram, in folder: String, _ store: PictureStore) {
        (self.program, self.folder, self.store) = (program, folder, store)
    }

    /// Sources or view are others now.
    func forget() { kept.withLock { $0.layouts = [:] } }

    /// Draws what is shown, and waits for it.
    ///
    /// - Parameters:
    ///   - kind: only widgets of this kind; nil for all.
    ///   - isShown: whether a picture is drawn, asked of each when its turn comes.
    func draw(
        _ view: WatchView, with executable: WidgetExecutable, of kind: String? = nil,
        apply: @escaping @Sendable (WatchChange) -> Void, isShown: @escaping @Sendable (PlannedPicture) -> Bool
    ) throws -> PictureListener {
        let output = try output(view.look)
        let listener = PictureListener(store, of: output, isWhole: kind == nil, apply: apply)
        var settings = view.applied(to: try program.settings(executable))
        if let kind { settings.kinds = [kind] }
        let record = try FolderRecord(
            output, fonts: Typesetter.packagedFingerprint(), sources: executable.sources)
        try run(.render, settings, with: executable, in: output, [listener, GalleryReporter(record)]) { how in
            (how.record, how.keepsTimings, how.includes) = (record, false, isShown)
            // What is wrong with catalogs does not change with the entry that is shown.
            guard kind == nil else { return }
            how.resourceFolders = executable.bundle.directories
            how.bundleFindings = { executable.bundle.findings }
        }
        return listener
    }

    func answer(
        _ question: WatchQuestion, about tile: WatchTile, in view: WatchView, with executable: WidgetExecutable
    ) throws -> WatchReply {
        switch question.action {
        case .explain: try explain(question, tile, view, executable)
        case .tap: try tap(question, tile, view, executable)
        }
    }

    private func explain(
        _ question: WatchQuestion, _ tile: WatchTile, _ view: WatchView, _ executable: WidgetExecutable
    ) throws -> WatchReply {
        guard let point = question.point else { return WatchReply(failure: "Specify a point: x and y, in points.") }
        let name = "\(tile.id) \(tile.entry ?? 0)"
        let known = kept.withLock { $0.layouts[name] }
        let layout: (picture: PlannedPicture, tree: ViewTree)
        if let known {
            layout = known
        } else {
            let listener = LayoutListener()
            try run(.explain, try settings(of: tile, view, executable), with: executable, of: tile, [listener])
            guard let found = listener.layout else { return WatchReply(failure: "This image cannot be laid out.") }
            layout = found
            kept.withLock { $0.layouts[name] = found }
        }
        return WatchReply(layout.tree, at: point, of: layout.picture, executable.sources)
    }

    private func tap(
        _ question: WatchQuestion, _ tile: WatchTile, _ view: WatchView, _ executable: WidgetExecutable
    ) throws -> WatchReply {
        let output = try output("tap")
        let reporter = TapReporter(nil, folder: nil, output: output.path, retry: "")
        try run(
            .tap(.at(question.point)), try settings(of: tile, view, executable), with: executable, of: tile, in: output,
            [reporter])
        guard let report = reporter.collected else { return WatchReply(failure: "This image cannot be tapped.") }
        for picture in [report.before, report.during, report.after].compactMap(\.self) {
            try store.keep(picture.sha256, from: "\(output.path)/\(picture.file)")
        }
        return WatchReply(report)
    }

    /// What is asked for so that the picture of a tile is the plan's first.
    private func settings(of tile: WatchTile, _ view: WatchView, _ executable: WidgetExecutable) throws -> PlanSettings
    {
        var settings = view.applied(to: try program.settings(executable))
        (settings.kinds, settings.variants, settings.schemes) = ([tile.kind], [tile.variant], [tile.scheme])
        settings.entries = tile.entry.flatMap { EntrySelection("\($0)") } ?? .all
        return settings
    }

    private func output(_ name: String) throws -> OutputFolder {
        if let known = kept.withLock({ $0.outputs[name] }) { return known }
        let made = try OutputFolder("\(folder)/\(PictureName.folder(forKind: name))")
        kept.withLock { $0.outputs[name] = made }
        return made
    }

    /// Carries a plan out, in workers and a home of its own.
    private func run(
        _ action: some RunAction, _ settings: PlanSettings, with executable: WidgetExecutable,
        of tile: WatchTile? = nil,
        in output: OutputFolder? = nil, _ listeners: [any RunListener],
        adjusting adjust: (inout RunSettings) -> Void = { _ in }
    ) throws {
        let home = try TemporaryHome(inside: folder)
        defer { home.remove() }
        let launch = try program.launch(executable, home, output?.path ?? home.path)
        var how = RunSettings(jobs: program.jobs, launch: launch, home: home.path, output: output)
        adjust(&how)
        try CommandFailure.wrapping {
            let runner = Runner(how, listeners: listeners)
            var plan = try runner.plan(action, settings)
            if let tile { plan = plan.filtered { $0.folder == tile.folder } }
            try runner.run(plan)
        }
    }
}

/// Keeps how a picture is laid out.
private final class LayoutListener: RunListener {
    private let found = Mutex<(picture: PlannedPicture, tree: ViewTree)?>(nil)

    var layout: (picture: PlannedPicture, tree: ViewTree)? { found.withLock(\.self) }

    func handle(_ event: RunEvent) {
        if case .layout(let picture, let tree) = event { found.withLock { $0 = (picture, tree) } }
    }
}
