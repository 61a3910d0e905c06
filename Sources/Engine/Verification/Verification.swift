import Findings
import Foundation
import Geometry
import Rasterizer
import RenderCoordinator
import RenderModel
import RenderPlanning
import Reports
import Snapshots
import SystemSupport

/// Holds what targets draw against a store of goldens, and keeps what is to be kept. The results come target by target;
/// what nobody draws any more is known when all have come.
package struct Verification {
    package let mode: RecordMode
    /// The folder of the report, where workers leave what is not the golden's: `images/<sha256>.png` and
    /// `texts/<sha256>.txt`.
    package let folder: String
    package internal(set) var store: SnapshotStore
    package internal(set) var report: SnapshotReport
    /// The targets of the run, by name.
    package let targets: Set<String>
    /// Those of the store's goldens that are not known to be nobody's.
    private var claimed: Set<String> = []
    /// The goldens of the targets whose pictures have come.
    private var known: Set<String> = []
    package let shards: ShardAssignment?
    private let relaxations: Relaxations
    /// Whether the pixels of pictures that are as they were are looked at, too.
    private let inspectsAll: Bool
    /// Whether only some pictures are chosen.
    package var isFiltered: Bool { report.isFiltered == true || shards != nil }

    /// - Parameters:
    ///   - targets: the names of all targets of the run.
    ///   - shards: which part of the plans is carried out; nil for all of it.
    ///   - isFiltered: whether only some pictures are chosen: then nothing is an orphan.
    package init(
        _ store: SnapshotStore, targets: [String], mode: RecordMode, folder: String, settings: [String],
        shards: ShardAssignment? = nil, isFiltered: Bool = false, relaxations: Relaxations = Relaxations(),
        inspectsAll: Bool = false
    ) {
        self.inspectsAll = inspectsAll
        (self.store, self.mode, self.folder, self.targets) = (store, mode, folder, Set(targets))
        (self.shards, self.relaxations) = (shards, relaxations)
        report = SnapshotReport(
            renderer: .init(version: DarkroomVersion.current, fonts: nil), goldens: store.name, settings: settings,
            shards: shards.map { [$0.shard.description] }, isFiltered: isFiltered ? true : nil)
    }

    /// What a picture is held against.
    /// - Parameter file: the store's.
    package func job(for file: String) -> SnapshotJob {
        let golden = store.path(file), isThere = FileManager.default.fileExists(atPath: golden)
        return SnapshotJob(
            hash: store.trustedHash(of: file), golden: isThere ? golden : nil, folder: folder,
            writesAlways: mode == .all, keepsNew: mode.records(.missing), keepsDifferent: mode.records(.changed),
            isInspected: inspectsAll)
    }

    // MARK: Results

    /// A target that has no pictures at all, such as one that does not compile. Its goldens stay.
    package mutating func add(_ target: SnapshotReport.Target) { report.targets.append(target) }

    /// What a target has drawn.
    package mutating func add(
        _ target: SnapshotReport.Target, _ collector: SnapshotCollector, names: SnapshotNames, words: SnapshotWords
    ) throws {
        guard let result = collector.result else { return add(target) }
        var target = target
        let drawn = result.report, plan = drawn.plan
        target.notes = plan.notes.isEmpty ? nil : plan.notes
        target.broken = drawn.brokenWidgets.isEmpty ? nil : drawn.brokenWidgets.map { "\($0.type): \($0.message)" }
        report.targets.append(target)
        for picture in drawn.pictures {
            let planned = drawn.planned(picture), file = names.stored(picture.file)
            let subject = Snapshot.Subject(plan.groups[picture.group], planned.request, target: target.name)
            report.snapshots.append(try snapshot(file, subject, picture.result, words))
        }
        for failure in drawn.failures {
            report.snapshots.append(Self.failed(failure, plan.groups[failure.group], names, target: target.name))
        }

        claimed.formUnion(result.named.map(names.stored))
        // Of a widget that could not be described not even the kind is known.
        guard drawn.brokenWidgets.isEmpty else { return }
        // Of a timeline that failed it is not known which pictures it has.
        let unknown = Set(
            drawn.failures.compactMap { failure -> String? in
                guard case .timeline(let group) = failure.subject else { return nil }
                return names.stored(group.folder)
            })
        known.formUnion(names.goldens(in: store, of: targets).filter { !unknown.contains($0.parentFolder) })
    }

    /// The goldens that nobody draws any more, sorted. None where only some pictures were chosen.
    package var orphans: [String] {
        guard report.isFiltered != true else { return [] }
        return known.subtracting(claimed).filter { shards?.holds($0.parentFolder) != false }.sorted()
    }

    /// The goldens of targets that are not in the run and that nothing in it draws, by the targets' names.
    package var ofOtherTargets: [String: [String]] {
        let others = store.lock.entries.filter { !targets.contains($0.value.target) && !claimed.contains($0.key) }
        return Dictionary(grouping: others.keys.sorted()) { others[$0]?.target ?? "" }
    }

    /// How many of what the targets draw have no golden.
    package var newCount: Int { claimed.subtracting(store.files).count }

    /// Finds what nobody draws any more, keeps what is to be kept, and settles the report.
    package mutating func finish() throws {
        let drawn = Dictionary(report.snapshots.map { ($0.file.prefix { $0 != "/" }, $0.subject) }) { first, _ in first
        }
        for file in orphans {
            let target = store.lock.entries[file]?.target ?? ""
            var orphan = Snapshot(file: file, state: .orphaned, subject: .init(ofOrphan: file, target: target))
            if let subject = drawn[file.prefix { $0 != "/" }] {
                (orphan.subject.kind, orphan.subject.displayName) = (subject.kind, subject.displayName)
            }
            if let png = store.picture(file) { orphan.before = try golden(file, png, text: store.text(file) ?? "") }
            report.snapshots.append(orphan)
        }
        report.targets.sort { $0.name < $1.name }
        report.snapshots.sort { $0.file < $1.file }
        report = report.pairMoved()
        try record()
    }

    private static func failed(
        _ failure: RenderFailure, _ group: RenderGroup, _ names: SnapshotNames, target: String
    ) -> Snapshot {
        var snapshot: Snapshot
        switch failure.subject {
        case .picture(let picture):
            snapshot = Snapshot(
                file: names.stored(picture.file), state: .failed,
                subject: .init(group, picture.request, target: target))
        case .timeline:
            snapshot = Snapshot(
                file: names.stored(group.folder) + "/timeline.png", state: .failed,
                subject: .init(group, nil, target: target))
        }
        snapshot.failure = failure.reason.message
        return snapshot
    }

    private func snapshot(
        _ file: String, _ subject: Snapshot.Subject, _ result: PictureResult, _ words: SnapshotWords
    ) throws -> Snapshot {
        var snapshot = Snapshot(file: file, state: .unchanged, subject: subject)
        snapshot.findings = result.findings.isEmpty ? nil : words.located(result.findings)
        guard let drawn = result.snapshot else {
            snapshot.state = .failed
            snapshot.failure =
                "the widget's program compares no snapshots; it was built with another release of darkroom"
            return snapshot
        }
        // Without a text all is the golden's; without an image of its own only the text may be another.
        guard let text = drawn.text else { return snapshot }
        let isGolden = drawn.outcome == .samePixels && mode != .all
        let image = isGolden ? nil : "images/\(result.sha256).png"
        let after = Snapshot.Picture(
            image: image, text: "texts/\(text).txt", hash: drawn.hash, sha256: result.sha256,
            width: result.pixelWidth, height: result.pixelHeight, cost: drawn.cost)
        snapshot.after = after
        switch drawn.outcome {
        case .sameDrawing, .samePixels:
            snapshot.state = .unchanged
            let heard = words.heard(from: store.text(file) ?? "", to: self.text(after.text) ?? "")
            snapshot.changes = heard.isEmpty ? nil : heard
        case .new:
            snapshot.state = .missing
            // Whoever asks for all wants it drawn anew.
            if mode != .all, let problem = goldenProblem(file) {
                (snapshot.state, snapshot.failure, snapshot.after) = (.failed, problem, nil)
            }
        case .different:
            snapshot.state = .changed
            try compare(&snapshot, after, words)
        }
        return snapshot
    }

    /// Why a golden that is there cannot be compared with; nil where there is none.
    private func goldenProblem(_ file: String) -> String? {
        guard let data = store.picture(file) else { return nil }
        let path = "\(store.name)/\(file)"
        if data.starts(with: Data("version https://git-lfs".utf8)) {
            return "its golden \(path) is a pointer of Git LFS; get the image with: git lfs pull"
        }
        return "its golden \(path) is damaged; restore it with: git checkout -- \(Shell.quoted(path)), or record it "
            + "again: darkroom verify --only \(Shell.quoted(file)) --record all"
    }

    /// Says how a picture differs from its golden.
    private func compare(_ snapshot: inout Snapshot, _ after: Snapshot.Picture, _ words: SnapshotWords) throws {
        guard let png = store.picture(snapshot.file) else { return }
        let oldText = store.text(snapshot.file) ?? "", newText = text(after.text) ?? ""
        snapshot.before = try golden(snapshot.file, png, text: oldText)
        snapshot.changes = words.changes(from: oldText, to: newText)
        guard let image = after.image, let data = FileManager.default.contents(atPath: folder.appendingPath(image)),
            let old = try? PNGDecoder.decode(png), let new = try? PNGDecoder.decode(data)
        else { return }
        var relaxation = relaxations.relaxation(of: snapshot.file)
        let unknownMasks = relaxation?.masksWithoutViews(in: [oldText, newText])
        relaxation?.unknownMasks = unknownMasks
        let masks = relaxation?.maskedFrames(in: [oldText, newText]) ?? []
        guard
            let compared = try SnapshotComparison.compare(
                golden: old, actual: new, masks: masks, text: newText, into: folder)
        else {
            // Nothing differs outside of the masks.
            if relaxation != nil { (snapshot.state, snapshot.relaxation) = (.relaxed, relaxation) }
            return
        }
        snapshot.difference = compared
        snapshot.relaxation = relaxation
        if relaxation?.allows(compared) == true { snapshot.state = .relaxed }
    }

    /// A golden with copies of its files in the report's folder.
    private func golden(_ file: String, _ png: Data, text: String) throws -> Snapshot.Picture {
        let digest = SHA256.hexadecimal(png), size = PNGDecoder.size(of: png) ?? (0, 0)
        let image = "images/\(digest).png", textFile = "texts/\(SHA256.hexadecimal(Data(text.utf8))).txt"
        try AtomicFile.write(png, to: folder.appendingPath(image))
        try AtomicFile.write(Data(text.utf8), to: folder.appendingPath(textFile))
        let entry = store.lock.entries[file]
        return Snapshot.Picture(
            image: image, text: textFile, hash: entry?.hash ?? "", sha256: digest, width: size.width,
            height: size.height, cost: entry?.cost ?? 0)
    }

    private func text(_ file: String?) -> String? {
        file.flatMap { FileManager.default.contents(atPath: folder.appendingPath($0)) }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
