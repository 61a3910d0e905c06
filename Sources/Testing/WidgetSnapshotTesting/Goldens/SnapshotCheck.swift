import DisplayList
import Foundation
import Rasterizer
import RenderModel
import Snapshots
import SystemSupport

/// Holds what an assertion draws against its goldens, and keeps what its mode says.
struct SnapshotCheck {
    var store: SnapshotStore
    let mode: WidgetSnapshotRecordMode
    /// The assertion's own, inside the store.
    let folder: String
    /// The module of the test.
    let target: String
    let hasher: SnapshotHasher
    private let relaxations: Relaxations
    private let rasterizer = Rasterizer()
    private(set) var outcome = Outcome()

    /// - Throws: `Relaxations.Failure` where the store's `relaxed.json` counts for nothing.
    init(
        _ store: SnapshotStore, mode: WidgetSnapshotRecordMode, folder: String, target: String, hasher: SnapshotHasher
    ) throws {
        (self.store, self.mode, self.folder, self.target, self.hasher) = (store, mode, folder, target, hasher)
        relaxations = try Relaxations.read(in: store)
    }

    struct Outcome {
        var problems: [SnapshotProblem] = []
        /// The files that were written.
        var recorded: [String] = []
        /// What differs as much as it may, and why it may.
        var relaxed: [(file: String, reason: String?)] = []
        /// The files of what was drawn.
        var drawn: Set<String> = []
    }

    mutating func check(_ shots: [SnapshotStudio.Shot], _ strategies: [WidgetSnapshotStrategy]) throws {
        for shot in shots {
            for strategy in strategies {
                switch strategy.form {
                case .image: try checkImage(shot)
                case .displayList: try checkText(shot.list.description, "\(folder)/\(shot.name).txt")
                case .accessibility:
                    try checkText(shot.heard?.text ?? "", "\(folder)/\(shot.name).accessibility.txt")
                case .layout: try checkText(LayoutText.text(shot.views), "\(folder)/\(shot.name).layout.txt")
                }
            }
        }
    }

    /// Finds, or removes, the goldens of the assertion that it draws no more.
    mutating func checkOrphans() throws {
        let found = FileManager.default.enumerator(atPath: store.path(folder))?.compactMap { $0 as? String } ?? []
        let files = found.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.map { "\(folder)/\($0)" }
        for file in files.sorted() where !outcome.drawn.contains(file) {
            guard mode == .all || mode == .changed else {
                outcome.problems.append(SnapshotProblem(file: file, state: .orphaned))
                continue
            }
            if file.hasSuffix(".png") {
                store.remove(file)
            }
            // What is no picture's text.
            else {
                try? FileManager.default.removeItem(atPath: store.path(file))
            }
        }
    }

    /// Writes what the store has to say of what was kept.
    mutating func finish() throws {
        guard mode != .never else { return }
        store.lock.renderer = "darkroom \(DarkroomVersion.current)"
        // What text strategies keep is in no lock file.
        if store.hasLock || !store.lock.entries.isEmpty { try store.writeLock() }
    }

    // MARK: Pictures

    private mutating func checkImage(_ shot: SnapshotStudio.Shot) throws {
        let file = "\(folder)/\(shot.name).png"
        outcome.drawn.formUnion([file, SnapshotStore.textFile(of: file)])
        let hash = hasher.hash(of: shot.list, scale: shot.scale)
        // The same drawing need not be drawn.
        if mode != .all, store.trustedHash(of: file) == hash { return }

        let bitmap = try rasterizer.rasterize(shot.list, scale: shot.scale).bitmap, actual = try bitmap.asStored()
        let kept = store.picture(file), expected = kept.flatMap { try? PNGDecoder.decode($0) }
        let comparison = expected.map { BitmapComparison($0, actual) }
        let isChanged = kept != nil && comparison?.isEqual != true
        let text = SnapshotText(list: shot.list, views: shot.views).text
        if isChanged, mode != .all, let expected, let relaxation = relaxations.relaxation(of: file),
            try allows(relaxation, expected, actual, texts: [store.text(file) ?? "", text], scale: shot.scale)
        {
            return outcome.relaxed.append((file, relaxation.reason))
        }
        if mode.records(isMissing: kept == nil, isChanged: isChanged) || mode == .changed {
            if kept == nil || isChanged { outcome.recorded.append(file) }
            // The same pixels from another encoder are no change worth a place in the history.
            let png = isChanged ? nil : kept
            return try store.keep(
                file, png: try png ?? PNGEncoder(.smallest).encode(bitmap), text: text, hash: hash,
                cost: SnapshotCost.of(shot.list, scale: shot.scale), target: target)
        }
        guard kept == nil || isChanged else { return }
        var problem = SnapshotProblem(
            file: file, state: kept == nil ? .missing : .changed, expected: kept,
            actual: try PNGEncoder().encode(bitmap))
        if let expected, let comparison {
            problem.changes = ChangeText.changes(comparison, before: store.text(file), after: text)
            problem.panes = try PNGEncoder().encode(try DifferencePicture.make(expected: expected, actual: actual))
        } else if kept != nil {
            problem.changes = ["the golden is not a readable PNG"]
        }
        outcome.problems.append(problem)
    }

    private func allows(
        _ relaxation: Relaxation, _ expected: Bitmap, _ actual: Bitmap, texts: [String], scale: Double
    ) throws -> Bool {
        let masks = relaxation.maskedFrames(in: texts)
        let difference = try SnapshotComparison.compare(golden: expected, actual: actual, masks: masks, scale: scale)
        return difference.map { relaxation.allows($0.0) } ?? true
    }

    // MARK: Text

    private mutating func checkText(_ text: String, _ file: String) throws {
        outcome.drawn.insert(file)
        let kept = FileManager.default.contents(atPath: store.path(file)).map { String(decoding: $0, as: UTF8.self) }
        guard kept != text else { return }
        if mode.records(isMissing: kept == nil, isChanged: kept != nil) {
            outcome.recorded.append(file)
            return try AtomicFile.write(Data(text.utf8), to: store.path(file))
        }
        var problem = SnapshotProblem(file: file, state: kept == nil ? .missing : .changed, text: text)
        if let kept { problem.changes = ChangeText.changedLines(kept, text) }
        outcome.problems.append(problem)
    }
}
