import Foundation
import Geometry

/// The frames of Apple's symbols, by name: `frames.csv`, as `fonts/README.md` describes it.
struct SymbolFrames: Sendable {
    private let table: SortedTable

    init(directory: URL) {
        table = SortedTable(file: directory.appendingPathComponent("frames.csv"), separator: ",", skippingLines: 1)
    }

    var names: [String] { table.names }

    /// - Parameter stroke: how thick lines are, in hundredths of an em; what lies between two of the three weights
    ///   that are known is interpolated, as Apple's templates are.
    func frame(named name: String, stroke: CGFloat) -> SymbolFrame? {
        guard let row = table[name] else { return nil }
        let lengths = row.split(separator: ",").dropFirst().compactMap { Double($0).map { CGFloat($0) / 10 } }
        guard lengths.count == 15 else { return nil }
        let frames = [0, 5, 10].map { SymbolFrame(lengths[$0..<$0 + 5]) }
        let strokes = [100, 400, 900].map { SymbolWeight.stroke($0) }
        let lower = stroke < strokes[1] ? 0 : 1
        let place = (stroke - strokes[lower]) / (strokes[lower + 1] - strokes[lower])
        return frames[lower].interpolated(to: frames[lower + 1], by: min(max(place, 0), 1))
    }
}

extension SymbolFrame {
    /// - Parameter row: left margin, width of the ink, right margin, and how far the ink reaches above and below the
    ///   baseline.
    fileprivate init(_ row: ArraySlice<CGFloat>) {
        let row = Array(row)
        let top = Self.baseline - row[3]
        self.init(
            ink: CGRect(x: row[0], y: top, width: row[1], height: row[3] + row[4]),
            margins: 0...max(row[0] + row[1] + row[2], 0))
    }
}
