import DisplayList
import Foundation
import Geometry

/// Lengths that are drawn and left out in turn, in points.
struct DashPattern {
    /// An even number of them.
    private let lengths: [CGFloat]
    private let total: CGFloat
    private let phase: CGFloat

    /// More dashes than this would take for ever and melt into a line.
    private static let mostDashes: CGFloat = 100_000

    /// Nil where the style is solid, or its lengths are none: negative, all zero or no numbers.
    init?(_ style: StrokeStyle) {
        guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return nil }
        let phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: total) : 0
        self.phase = phase < 0 ? phase + total : phase
    }

    /// The parts of a line that are drawn. On a closed one the last and the first join where both are drawn.
    func cut(_ line: Polyline) -> [Polyline] {
        let corners = line.points + (line.isClosed ? [line.points[0]] : [])
        let smooth = line.isSmooth + (line.isClosed ? [line.isSmooth[0]] : [])
        let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        guard length / total < Self.mostDashes else { return [line] }
        var index = 0, left = phase
        while left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left
        let startsDrawn = index % 2 == 0
        var result: [Polyline] = []
        var current = startsDrawn ? Polyline(start: corners[0]) : nil
        for corner in 1..<max(1, corners.count) {
            let from = corners[corner - 1], to = corners[corner]
            let length = hypot(to.x - from.x, to.y - from.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let place = CGPoint(
                    x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
                if index % 2 == 0, var dash = current {
                    dash.append(place)
                    result.append(dash)
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
                current = index % 2 == 0 ? Polyline(start: place) : nil
            }
            left -= length - done
            current?.append(to, smooth: smooth[corner])
        }
        guard let last = current else { return result }
        if line.isClosed, startsDrawn {
            guard var first = result.first else { return [line] }
            first.points = last.points + first.points.dropFirst()
            first.isSmooth = last.isSmooth + first.isSmooth.dropFirst()
            result[0] = first
        } else {
            result.append(last)
        }
        return result
    }
}

extension Path {
    /// The area that a stroke covers, to be filled with the non-zero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outliner = StrokeOutliner(style)
        for polyline in outline.polylines(tolerance: Self.tolerance) {
            if let dashes = DashPattern(style) {
                for dash in dashes.cut(polyline.simplified) { outliner.add(dash) }
            } else {
                outliner.add(polyline)
            }
        }
        return Path(.path(outliner.elements))
    }
}
