import Foundation
import Rasterizer

/// How what a fixture draws is not what is kept.
package enum GoldenMismatch: CustomStringConvertible {
    case missing
    case differs(BitmapComparison, line: DifferentLine?)

    /// The first line at which two display lists part.
    package struct DifferentLine: Equatable {
        /// From 1.
        package var number: Int
        /// Nil past the end.
        package var expected: String?
        package var actual: String?
    }

    /// Nil where picture and text are equal.
    package init?(expected: Golden?, actual: Golden) {
        guard let expected else {
            self = .missing
            return
        }
        let comparison = BitmapComparison(expected.bitmap, actual.bitmap)
        let line = Self.firstDifference(expected.text, actual.text)
        if comparison.isEqual && line == nil { return nil }
        self = .differs(comparison, line: line)
    }

    package static func firstDifference(_ expected: String, _ actual: String) -> DifferentLine? {
        guard expected != actual else { return nil }
        let old = expected.components(separatedBy: "\n"), new = actual.components(separatedBy: "\n")
        let index = (0..<max(old.count, new.count)).first { index in
            !old.indices.contains(index) || !new.indices.contains(index) || old[index] != new[index]
        }
        guard let index else { return nil }
        return DifferentLine(
            number: index + 1, expected: old.indices.contains(index) ? old[index] : nil,
            actual: new.indices.contains(index) ? new[index] : nil)
    }

    /// The mode that accepts what was drawn.
    package var acceptingMode: RecordMode {
        switch self {
        case .missing: .missing
        case .differs: .failed
        }
    }

    package var description: String {
        switch self {
        case .missing:
            return "has no golden yet"
        case .differs(let comparison, let line):
            return [describe(comparison), line.map(describe)].compactMap { $0 }.joined(separator: "\n")
        }
    }

    private func describe(_ comparison: BitmapComparison) -> String {
        if comparison.isEqual { return "the pixels are equal, the display list is not" }
        if comparison.sizesDiffer { return "the pictures differ in size" }
        let box = comparison.box ?? .zero
        return "\(comparison.differentPixels) pixels differ, by up to \(comparison.largestDifference) of 255, within "
            + "x \(Int(box.minX))–\(Int(box.maxX)), y \(Int(box.minY))–\(Int(box.maxY)) px"
    }

    private func describe(_ line: DifferentLine) -> String {
        "display list, line \(line.number):\n  - \(line.expected ?? "(end)")\n  + \(line.actual ?? "(end)")"
    }
}
