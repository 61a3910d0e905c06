import Foundation
import RenderCoordinator
import RenderModel
import Synchronization
import SystemSupport
import Typesetting

/// Compiles and draws whenever something is saved, and does what pages ask, one after the other.
package final class WatchSession: Sendable {
    package let board: WatchBoard
    package let store: PictureStore
    private let program: WatchedProgram
    private let watcher: FolderWatcher
    private let artist: WatchArtist
    private let diagnostics: any Diagnostics
    private let inbox = Mutex(Inbox())
    private let current = Mutex(Current())
    private let wakeUps = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - folder: where pictures lie and workers have their homes; whoever made it removes it.
    ///   - view: what is shown first.
    ///   - diagnostics: takes what compilers say, and a line about each save.
    package init(
        _ program: WatchedProgram, in folder: String, showing view: WatchView, choices: WatchChoices,
        diagnostics: any Diagnostics
    ) throws {
        (self.program, self.diagnostics) = (program, diagnostics)
        store = try PictureStore("\(folder)/pictures")
        let board = WatchBoard(WatchState(title: program.title, view: view, choices: choices))
        self.board = board
        artist = WatchArtist(program, in: folder, store)
        watcher = try FolderWatcher()
    }

    // MARK: From other threads

    /// Something was saved.
    package func post(_ changes: FileChanges) {
        inbox.withLock { inbox in
            if inbox.changes == nil { inbox.changed = .now }
            inbox.changes = inbox.changes ?? FileChanges()
            inbox.changes?.formUnion(changes)
        }
        wakeUps.signal()
    }

    /// A page's switches or sliders were moved.
    package func show(_ view: WatchView) {
        inbox.withLock { $0.view = view }
        wakeUps.signal()
    }

    package func answer(_ question: WatchQuestion) async -> WatchReply {
        await withCheckedContinuation { continuation in
            inbox.withLock { $0.questions.append((question, continuation)) }
            wakeUps.signal()
        }
    }

    // MARK: The thread that works

    /// Works until the process ends.
    package func run() -> Never {
        Thread.detachNewThread { [self] in
            while true {
                let changes = watcher.changes()
                if !changes.isEmpty { post(changes) }
            }
        }
        observe()
        post(FileChanges(isIncomplete: true))
        while true {
            step()
        }
    }

    /// Waits until there is something to do, and does it.
    package func step() {
        wakeUps.wait()
        if let (changes, since) = takeChanges() { return edit(changes, since: since) }
        if let view = inbox.withLock({ inbox in inbox.view.take() }) { return change(to: view) }
        let asked = inbox.withLock { $0.questions.isEmpty ? nil : $0.questions.removeFirst() }
        if let asked { return asked.answer.resume(returning: reply(to: asked.question)) }
        if let kind = inbox.withLock({ $0.sliders.popFirst() }) { return drawAhead(kind) }
        let isUnprepared = inbox.withLock { inbox in
            defer { inbox.isUnprepared = false }
            return inbox.isUnprepared
        }
        if isUnprepared { program.prepare(target) }
    }

    private func takeChanges() -> (FileChanges, ContinuousClock.Instant)? {
        inbox.withLock { inbox in inbox.changes.take().map { ($0, inbox.changed) } }
    }

    /// Whether something was saved meanwhile, which makes what is being drawn stale.
    private var isStale: Bool { inbox.withLock { $0.changes != nil } }

    /// The extension that is shown.
    private var target: String? { board.state.view.target }

    private func observe() {
        do {
            try watcher.watch(program.paths(target))
        } catch {
            diagnostics.warn("\(error)")
        }
    }

    private func edit(_ changes: FileChanges, since: ContinuousClock.Instant) {
        board.apply(.compiling)
        let collected = CollectedDiagnostics(progress: StepDiagnostics(board: board)), start = ContinuousClock.now
        let compiled = Result {
            try program.compile(target, SharedDiagnostics(first: diagnostics, second: collected))
        }
        // What belongs to the sources may be other files now.
        observe()
        offer(try? compiled.get())
        let executable: WidgetExecutable
        switch compiled {
        case .success(let found): executable = found
        case .failure(let error):
            current.withLock { $0.isDirty = true }
            let failure = (error as? CommandFailure)?.message ?? "\(error)"
            diagnostics.error(failure)
            return board.apply(.failed(CompilerMessage.all(of: collected, failure)))
        }
        let onlySources = !changes.isIncomplete && changes.paths.allSatisfy { $0.hasSuffix(".swift") }
        let isSame = current.withLock { current in
            let isSame = onlySources && !current.isDirty && current.executable?.path == executable.path
            current.executable = executable
            current.warnings = collected.all.filter { $0.kind == .warning }.map(\.message)
            current.isDirty = !isSame
            return isSame
        }
        if isSame {
            return board.apply(.ended(seconds: Self.seconds(since: since), notes: board.state.notes))
        }
        artist.forget()
        let compiling = Self.seconds(since: start)
        guard !isStale, draw(isEdit: true, since: since) else { return }
        current.withLock { $0.isDirty = false }
        let tiles = board.state.tiles, changed = tiles.count { $0.before != nil }
        diagnostics.progress(
            "\(Count.text(tiles.count, "image")) in \(Self.text(Self.seconds(since: since))) s, \(changed) changed; "
                + "compiled in \(Self.text(compiling)) s")
        store.keepOnly(board.state.pictures)
        let isFirst = current.withLock { current in
            defer { current.isPrepared = true }
            return !current.isPrepared
        }
        guard isFirst else { return }
        inbox.withLock { $0.isUnprepared = true }
        wakeUps.signal()
    }

    /// Offers what the program can be shown in; where it did not compile, the other extensions.
    private func offer(_ executable: WidgetExecutable?) {
        var choices = board.state.choices
        if let executable, let settings = try? program.settings(executable) {
            choices = WatchChoices(settings, languages: program.languages(executable))
        }
        choices.targets = program.targets().map { WatchChoices.Choice($0, $0) }
        if choices != board.state.choices { board.apply(.offered(choices)) }
    }

    /// Draws what is shown.
    ///
    /// - Parameter kind: only widgets of this kind; nil for all.
    /// - Returns: false where it was given up, or is none.
    @discardableResult
    private func draw(isEdit: Bool, of kind: String? = nil, since: ContinuousClock.Instant) -> Bool {
        guard let executable = current.withLock(\.executable) else { return false }
        board.apply(.rendering(isEdit: isEdit))
        do {
            let view = board.state.view
            // Where a timeline turns out to have fewer entries than before, another one is shown.
            for _ in 0..<2 {
                let counts = current.withLock(\.counts)
                let listener = try artist.draw(view, with: executable, of: kind, apply: board.apply) { [self] picture in
                    !isStale && view.shows(picture, counts: counts)
                }
                if isStale { return false }
                let known = counts.merging(listener.counts) { $1 }
                current.withLock { $0.counts = known }
                if !Self.differ(counts, known, in: board.state) {
                    board.apply(
                        .ended(
                            seconds: Self.seconds(since: since), notes: current.withLock(\.warnings) + listener.notes))
                    return true
                }
                board.apply(.rendering(isEdit: false))
            }
            board.apply(.ended(seconds: Self.seconds(since: since), notes: []))
            return true
        } catch {
            let failure = (error as? CommandFailure)?.message ?? "\(error)"
            diagnostics.error(failure)
            board.apply(.failed([CompilerMessage(message: failure)]))
            return false
        }
    }

    /// Whether sliders stand at entries that timelines do not have, or had not.
    private static func differ(_ before: [String: Int], _ after: [String: Int], in state: WatchState) -> Bool {
        state.tiles.contains { tile in
            tile.variant == .timeline
                && state.view.entry(of: tile.kind, count: before[tile.folder])
                    != state.view.entry(of: tile.kind, count: after[tile.folder])
        }
    }

    private func change(to view: WatchView) {
        let before = board.state.view, start = ContinuousClock.now
        board.apply(.viewed(view))
        if view.target != before.target {
            current.withLock { $0 = Current(isDirty: true) }
            return edit(FileChanges(isIncomplete: true), since: start)
        }
        guard current.withLock({ $0.executable != nil && !$0.isDirty }) else { return }
        if view.look != before.look {
            artist.forget()
            draw(isEdit: false, since: start)
            return
        }
        let moved = board.state.widgets.map(\.kind).filter { view.entry(of: $0) != before.entry(of: $0) }
        for kind in moved {
            artist.forget()
            if !board.state.shows(entryOf: kind) { draw(isEdit: false, of: kind, since: start) }
            if inbox.withLock({ $0.sliders.insert(kind).inserted }) { wakeUps.signal() }
        }
    }

    /// Draws the entries of a timeline that are not shown, as long as there is nothing else to do.
    private func drawAhead(_ kind: String) {
        guard let executable = current.withLock({ $0.isDirty ? nil : $0.executable }) else { return }
        let view = board.state.view
        let isFree: @Sendable () -> Bool = { [self] in
            inbox.withLock { $0.changes == nil && $0.view == nil && $0.questions.isEmpty }
        }
        let ahead: @Sendable (WatchChange) -> Void = { [board] change in
            if case .drawn(let tile, let file) = change { board.apply(.drawnAhead(tile, file: file)) }
        }
        _ = try? artist.draw(view, with: executable, of: kind, apply: ahead) { picture in
            guard case .timeline = picture.request.variant else { return false }
            return isFree()
        }
        // What was left undone is gone on with: pictures that are there are not drawn again.
        if !isFree(), inbox.withLock({ $0.changes == nil && $0.sliders.insert(kind).inserted }) { wakeUps.signal() }
    }

    private func reply(to question: WatchQuestion) -> WatchReply {
        let state = board.state
        guard let executable = current.withLock(\.executable),
            let tile = state.tiles.first(where: { $0.id == question.tile })
        else { return WatchReply(failure: "This image no longer exists.") }
        do {
            return try artist.answer(question, about: tile, in: state.view, with: executable)
        } catch {
            return WatchReply(failure: (error as? CommandFailure)?.message ?? "\(error)")
        }
    }

    // MARK: Words

    private static func seconds(since start: ContinuousClock.Instant) -> Double { (.now - start) / .seconds(1) }

    private static func text(_ seconds: Double) -> String { String(format: "%.2f", seconds) }
}
