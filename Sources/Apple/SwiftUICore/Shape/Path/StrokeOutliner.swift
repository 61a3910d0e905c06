import DisplayList
import Foundation
import Geometry

/// Walks around lines at half a line width, with caps and joins.
///
/// An open line becomes one contour, there and back; a closed one becomes two that run against each other. On the
/// inside of a turn without room for both sides the contour goes through the corner itself, which keeps every loop
/// wound the way of the whole.
struct StrokeOutliner {
    private let style: StrokeStyle
    private let half: CGFloat
    private(set) var elements: [PathElement] = []
    private var isStarted = false

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    mutating func add(_ polyline: Polyline) {
        let line = polyline.simplified
        guard line.points.count > 1 else {
            // A path of one point is a dot where its caps reach out; a mere move is nothing.
            if polyline.points.count > 1 || polyline.isClosed { addDot(at: line.points[0]) }
            return
        }
        if line.isClosed, line.points.count > 2 {
            addSide(line.points, line.isSmooth, closed: true)
            close()
            addSide(line.points.reversed(), line.isSmooth.reversed(), closed: true)
            close()
        } else {
            let points = line.isClosed ? line.points + [line.points[0]] : line.points
            let smooth = line.isClosed ? line.isSmooth + [false] : line.isSmooth
            addSide(points, smooth, closed: false)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            addSide(points.reversed(), smooth.reversed(), closed: false)
            addCap(at: points[0], from: points[1])
            close()
        }
    }

    // MARK: Sides

    /// The side that lies right of the way where y points up, left where it points down.
    private mutating func addSide(_ points: [CGPoint], _ smooth: [Bool], closed: Bool) {
        let count = points.count
        let segments = (0..<(closed ? count : count - 1)).map { index in
            Segment(from: points[index], to: points[(index + 1) % count], half: half)
        }
        if !closed { line(to: points[0] + segments[0].normal) }
        for (index, segment) in segments.enumerated() {
            let end = (index + 1) % count
            guard closed || index + 1 < segments.count else { return line(to: points[end] + segment.normal) }
            addJoin(at: points[end], segment, segments[(index + 1) % segments.count], smooth: smooth[end])
        }
    }

    private struct Segment {
        let length: CGFloat
        /// To the side, half a line width long.
        let normal: CGVector

        init(from: CGPoint, to: CGPoint, half: CGFloat) {
            length = hypot(to.x - from.x, to.y - from.y)
            normal = CGVector(dx: (to.y - from.y) / length * half, dy: (from.x - to.x) / length * half)
        }
    }

    private mutating func addJoin(at corner: CGPoint, _ first: Segment, _ second: Segment, smooth: Bool) {
        let before = first.normal, after = second.normal
        let cross = before.dx * after.dy - before.dy * after.dx
        let cosine = (before.dx * after.dx + before.dy * after.dy) / (half * half)
        let isOuter = cross > 0 || cosine <= -1 + 1e-12
        // Where both sides' lines meet.
        let scale = 1 / max(1 + cosine, 1e-12)
        let meeting = CGPoint(
            x: corner.x + (before.dx + after.dx) * scale, y: corner.y + (before.dy + after.dy) * scale)
        if !isOuter {
            // tan(turn / 2) half widths are cut off both segments, and perhaps as much at their other ends.
            let cut = half * (max(0, 1 - cosine) * scale).squareRoot()
            if 2 * cut <= min(first.length, second.length) { return line(to: meeting) }
            line(to: corner + before)
            line(to: corner)
            return line(to: corner + after)
        }
        // Inside a curve the chords' corners lie on it, whatever the joins look like.
        if smooth, cosine > 0 { return line(to: meeting) }
        line(to: corner + before)
        switch style.lineJoin {
        case .round:
            addArc(around: corner, from: before, to: after)
        case .miter:
            // A mitre is as long as 1 / cos(turn / 2) line widths.
            if (2 * scale).squareRoot() <= max(style.miterLimit, 1) { line(to: meeting) }
            line(to: corner + after)
        case .bevel:
            line(to: corner + after)
        }
    }

    // MARK: Ends

    private mutating func addCap(at end: CGPoint, from: CGPoint) {
        let length = hypot(end.x - from.x, end.y - from.y)
        let forth = CGVector(dx: (end.x - from.x) / length * half, dy: (end.y - from.y) / length * half)
        let side = CGVector(dx: forth.dy, dy: -forth.dx)
        switch style.lineCap {
        case .butt: break
        case .round:
            addArc(around: end, from: side, to: forth)
            addArc(around: end, from: forth, to: CGVector(dx: -side.dx, dy: -side.dy))
        case .square:
            let ahead = end + forth
            line(to: ahead + side)
            line(to: CGPoint(x: ahead.x - side.dx, y: ahead.y - side.dy))
        }
    }

    private mutating func addDot(at point: CGPoint) {
        let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
        switch style.lineCap {
        case .butt: break
        case .round: elements += Outline.ellipse(box).elements
        case .square: elements += Outline.rectangle(box).elements
        }
    }

    // MARK: Steps

    /// A circle's arc of at most half a turn, in cubics of at most a quarter each; it turns as the sides do.
    private mutating func addArc(around center: CGPoint, from: CGVector, to: CGVector) {
        let cross = from.dx * to.dy - from.dy * to.dx, dot = from.dx * to.dx + from.dy * to.dy
        var turn = atan2(cross, dot)
        if turn < 0 { turn += 2 * .pi }
        let steps = max(1, Int((turn / (.pi / 2) - 1e-6).rounded(.up)))
        let handle = 4 / 3 * tan(turn / CGFloat(steps) / 4)
        var radius = from
        for step in 1...steps {
            let angle = turn * CGFloat(step) / CGFloat(steps)
            let next =
                step == steps
                ? to
                : CGVector(
                    dx: from.dx * cos(angle) - from.dy * sin(angle), dy: from.dx * sin(angle) + from.dy * cos(angle))
            elements.append(
                .curve(
                    center + next,
                    control1: center + CGVector(dx: radius.dx - radius.dy * handle, dy: radius.dy + radius.dx * handle),
                    control2: center + CGVector(dx: next.dx + next.dy * handle, dy: next.dy - next.dx * handle)))
            radius = next
        }
    }

    private mutating func line(to point: CGPoint) {
        elements.append(isStarted ? .line(point) : .move(point))
        isStarted = true
    }

    private mutating func close() {
        elements.append(.close)
        isStarted = false
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
