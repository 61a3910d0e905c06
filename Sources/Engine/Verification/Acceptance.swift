import Foundation
import Rasterizer
import RenderCoordinator
import RenderModel
import Snapshots
import SystemSupport

/// Keeps what a report shows as goldens.
package struct Acceptance {
    package enum Choice: Sendable {
        case keep, skip
        /// This one and all that follow.
        case keepAll
        case quit
    }

    package struct Counts: CustomStringConvertible {
        package var kept = 0
        package var moved = 0
        /// What could not be kept, and why, a sentence each.
        package var refused: [String] = []
        package var orphans = 0
        /// Texts of goldens whose images stay as they are.
        package var texts = 0

        package var description: String {
            let what = Count.text(kept, kept == moved && moved > 0 ? "moved snapshot" : "snapshot")
            var parts = ["Accepted \(what)" + (moved > 0 && moved < kept ? ", \(moved) of which moved" : "") + "."]
            if texts > 0 { parts.append("Updated the text of \(Count.text(texts, "unchanged image")).") }
            return (refused + parts).joined(separator: "\n")
        }
    }

    private let report: SnapshotReport
    /// The report's folder.
    private let folder: String
    private var store: SnapshotStore
    private let filter: @Sendable (String) -> Bool
    /// How many pictures are made smaller at once.
    private let jobs: Int
    /// The smallest files of pictures, by the name of the report's.
    private var smallest: [String: Data] = [:]
    /// Asks whether a snapshot is kept, with the path of its picture; nil keeps all.
    package var asks: ((Snapshot, String?) -> Choice)?

    package init(
        report: SnapshotReport, folder: String, store: SnapshotStore, jobs: Int = 1,
        filter: @escaping @Sendable (String) -> Bool
    ) {
        (self.report, self.folder, self.store, self.jobs, self.filter) = (report, folder, store, jobs, filter)
    }

    /// Keeps what is chosen. Each golden is whole or as it was, whatever stops it.
    package mutating func run() throws -> Counts {
        var counts = Counts(), keepsAll = asks == nil
        let known = store.lock.entries
        if !store.hasLock { store.lock.settings = report.settings }
        if keepsAll { try makeSmaller(report.snapshots.filter { filter($0.file) && isOffered($0) }) }
        loop: for snapshot in report.snapshots where filter(snapshot.file) {
            if snapshot.state == .orphaned { counts.orphans += 1 }
            guard isOffered(snapshot) else { continue }
            if !keepsAll, snapshot.isProblem, let asks {
                switch asks(snapshot, snapshot.after?.image.map(folder.appendingPath)) {
                case .keep: break
                case .skip: continue
                case .keepAll: keepsAll = true
                case .quit: break loop
                }
            }
            try keep(snapshot, &counts)
        }
        guard store.lock.entries != known || counts.kept > 0 else { return counts }
        store.lock.renderer = "\(report.renderer.name) \(report.renderer.version)"
        try store.mergeLock()
        return counts
    }

    private func isOffered(_ snapshot: Snapshot) -> Bool {
        switch snapshot.state {
        case .changed, .missing, .moved: true
        // Of an unchanged one the lock file's line may be out of date: the same picture of a drawing with another hash.
        case .relaxed, .unchanged: snapshot.after != nil
        default: false
        }
    }

    /// Goldens are the smallest files; the report's are those that are made fastest.
    private mutating func makeSmaller(_ snapshots: [Snapshot]) throws {
        let images = Array(Set(snapshots.compactMap { $0.after?.image })).sorted(), folder = folder
        let files = try Parallel.map(images.count, jobs: jobs) { index in
            Self.content(images[index], "png", in: folder).flatMap(Self.smallest) ?? Data()
        }
        for (image, file) in zip(images, files) where !file.isEmpty { smallest[image] = file }
    }

    /// Nil for what is no picture.
    private static func smallest(_ png: Data) -> Data? {
        (try? PNGDecoder.decode(png)).flatMap { try? PNGEncoder(.smallest).encode($0) }
    }

    private mutating func keep(_ snapshot: Snapshot, _ counts: inout Counts) throws {
        let file = snapshot.file
        guard SnapshotStore.isInside(file) else { return }
        guard let after = snapshot.after else {
            // The same picture under another path.
            guard let old = snapshot.movedFrom, SnapshotStore.isInside(old), store.picture(old) != nil else { return }
            try store.move(old, to: file)
            store.lock.entries[file]?.target = snapshot.subject.target
            counts.moved += 1
            counts.kept += 1
            return
        }
        if snapshot.state == .unchanged, after.image == nil { return try keepText(after, of: snapshot, &counts) }
        if let old = snapshot.movedFrom, SnapshotStore.isInside(old), store.picture(old) != nil {
            try store.move(old, to: file)
            counts.moved += 1
        } else if snapshot.state != .moved, let now = store.picture(file).map(SHA256.hexadecimal),
            now != snapshot.before?.sha256, now != after.sha256, store.trustedHash(of: file) != after.hash
        {
            // Somebody has kept another picture since the report was made.
            counts.refused.append("\(file): the golden isn't the one that the report compares with; it is unchanged")
            return
        }
        guard let image = after.image, let png = Self.content(image, "png", in: folder), let textFile = after.text,
            let text = Self.content(textFile, "txt", in: folder)
        else {
            counts.refused.append("\(file): the report doesn't include its image; the golden is unchanged")
            return
        }
        guard SHA256.hexadecimal(png) == after.sha256 else {
            counts.refused.append("\(file): \(image) of the report is damaged; the golden is unchanged")
            return
        }
        guard let golden = smallest[image] ?? Self.smallest(png) else {
            counts.refused.append("\(file): \(image) of the report isn't an image; the golden is unchanged")
            return
        }
        try store.keep(
            file, png: golden, text: String(decoding: text, as: UTF8.self), hash: after.hash, cost: after.cost,
            target: snapshot.subject.target)
        if snapshot.isProblem { counts.kept += 1 }
    }

    /// Keeps what is told of a golden whose image is what is drawn. One that was recorded again meanwhile is left alone.
    private mutating func keepText(
        _ after: Snapshot.Picture, of snapshot: Snapshot, _ counts: inout Counts
    ) throws {
        guard let png = store.picture(snapshot.file), SHA256.hexadecimal(png) == after.sha256,
            let data = after.text.flatMap({ Self.content($0, "txt", in: folder) })
        else { return }
        let text = String(decoding: data, as: UTF8.self)
        if store.text(snapshot.file) != text { counts.texts += 1 }
        try store.keep(
            snapshot.file, png: png, text: text, hash: after.hash, cost: after.cost, target: snapshot.subject.target)
    }

    /// A file of the report. It may come from anywhere: only regular files of its own folders are read.
    private static func content(_ name: String, _ type: String, in folder: String) -> Data? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, ["images", "texts"].contains(parts[0]), parts[1].hasSuffix(".\(type)"),
            parts[1].dropLast(4).allSatisfy(\.isHexDigit)
        else { return nil }
        let path = folder.appendingPath(name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}
