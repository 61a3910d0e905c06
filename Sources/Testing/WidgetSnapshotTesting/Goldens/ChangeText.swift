import Foundation
import Rasterizer
import Snapshots

/// What changed, for the message of a failure.
enum ChangeText {
    /// Lines of a text that a message tells.
    private static let limit = 5

    /// - Parameters:
    ///   - before: the picture's text as it is kept; nil where only its picture is.
    ///   - after: the text that was made.
    static func changes(_ comparison: BitmapComparison, before: String?, after: String) -> [String] {
        guard let before else { return [pixels(comparison)] }
        let words = ViewChanges.between(SnapshotText(parsing: before), SnapshotText(parsing: after))
        return ViewChange.summary(of: words, limit: limit) + [pixels(comparison)]
    }

    /// How many pixels differ, by how much, and where.
    static func pixels(_ comparison: BitmapComparison) -> String {
        if comparison.isEqual { return "the pixels are equal, the text is not" }
        if comparison.sizesDiffer { return "the images differ in size" }
        let box = comparison.box ?? .zero
        return "\(comparison.differentPixels) pixels differ, by up to \(comparison.largestDifference) of 255, within "
            + "x \(Int(box.minX))–\(Int(box.maxX)), y \(Int(box.minY))–\(Int(box.maxY))"
    }

    /// What was taken out and put in, the first lines of it.
    static func changedLines(_ before: String, _ after: String) -> [String] {
        let old = before.components(separatedBy: "\n"), new = after.components(separatedBy: "\n")
        let changes = new.difference(from: old)
        var lines: [(offset: Int, order: Int, text: String)] = []
        for change in changes {
            switch change {
            case .remove(let offset, let element, _): lines.append((offset, 0, "- " + trimmed(element)))
            case .insert(let offset, let element, _): lines.append((offset, 1, "+ " + trimmed(element)))
            }
        }
        lines.sort { ($0.offset, $0.order) < ($1.offset, $1.order) }
        let shown = lines.prefix(2 * limit).map(\.text), rest = lines.count - shown.count
        return shown + (rest > 0 ? ["and \(rest) more lines"] : [])
    }

    private static func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
}
