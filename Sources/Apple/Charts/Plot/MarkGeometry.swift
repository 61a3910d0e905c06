import Foundation
import SwiftUICore

/// Where marks lie in a plot of a given size.
struct MarkGeometry {
    let model: ChartModel
    let size: CGSize
    private let rooms = ThinRooms()

    func x(_ scalar: Double) -> CGFloat { model.x.position(scalar, length: size.width) }

    /// From the top.
    func y(_ scalar: Double) -> CGFloat { size.height - model.y.position(scalar, length: size.height) }

    func x(_ value: PlottedValue) -> CGFloat? { model.x.scalar(value).map(x) }
    func y(_ value: PlottedValue) -> CGFloat? { model.y.scalar(value).map(y) }

    /// The middle of a mark, as points and lines have it.
    func point(_ mark: ChartMark) -> CGPoint? {
        guard let x = middle(mark.x, size.width, x), let y = middle(mark.y, size.height, y) else { return nil }
        return moved(CGPoint(x: x, y: y), mark)
    }

    private func middle(
        _ channel: MarkChannel, _ length: CGFloat, _ place: (PlottedValue) -> CGFloat?
    ) -> CGFloat? {
        switch channel {
        case .plot(let start, let end): return start ?? end ?? length / 2
        case .value(let value): return place(value)
        case .interval(let start, let end):
            guard let start = place(start), let end = place(end) else { return nil }
            return (start + end) / 2
        }
    }

    func moved(_ point: CGPoint, _ mark: ChartMark) -> CGPoint {
        CGPoint(x: point.x + mark.style.offset.width, y: point.y + mark.style.offset.height)
    }

    /// The rectangle of a bar or a cell.
    func rect(_ mark: ChartMark) -> CGRect? {
        guard let (left, right) = extent(mark.x, of: mark, .horizontal),
            let (bottom, top) = extent(mark.y, of: mark, .vertical)
        else { return nil }
        let offsets = mark.style.edgeOffsets
        let x1 = left + offsets.leading, x2 = right + offsets.trailing
        let y1 = top + offsets.top, y2 = bottom + offsets.bottom
        let rect = CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
        return rect.offsetBy(dx: mark.style.offset.width, dy: mark.style.offset.height)
    }

    private func extent(_ channel: MarkChannel, of mark: ChartMark, _ axis: Axis) -> (CGFloat, CGFloat)? {
        let isX = axis == .horizontal, length = isX ? size.width : size.height
        let scale = isX ? model.x : model.y
        switch channel {
        case .plot(let start, let end): return isX ? (start ?? 0, end ?? length) : (end ?? length, start ?? 0)
        case .interval(let start, let end):
            guard let start = isX ? x(start) : y(start), let end = isX ? x(end) : y(end) else { return nil }
            return (start, end)
        case .value(let value):
            guard let middle = isX ? x(value) : y(value) else { return nil }
            let dimension = isX ? mark.width : mark.height
            guard let band = scale.band(value) else {
                let thickness = dimension.length(in: thinRoom(axis), automatic: thin(axis))
                return (middle - thickness / 2, middle + thickness / 2)
            }
            let ends = isX ? (x(band.lowerBound), x(band.upperBound)) : (y(band.upperBound), y(band.lowerBound))
            let (start, end) = (min(ends.0, ends.1), max(ends.0, ends.1))
            return thickness(mark, axis, start, end, dimension)
        }
    }

    /// A bar or a cell inside its band, beside those of other groups.
    private func thickness(
        _ mark: ChartMark, _ axis: Axis, _ start: CGFloat, _ end: CGFloat, _ dimension: MarkDimension
    ) -> (CGFloat, CGFloat) {
        let room = end - start
        let own = ChartPalette.barRatio
        let grouping = mark.style.positionBy.first { $0.axis == nil || $0.axis == axis }
        guard let grouping, let index = model.groups.firstIndex(of: grouping.value.value) else {
            let length = dimension.length(in: room, automatic: room * own)
            return ((start + end - length) / 2, (start + end + length) / 2)
        }
        let span = grouping.span.length(in: room, automatic: room * own)
        let share = span / CGFloat(model.groups.count)
        let middle = (start + end - span) / 2 + share * (CGFloat(index) + 0.5)
        // Each fills its share as any bar does: of one group that makes 0.49 of the place in a picture that `ImageRenderer`
        // makes of Swift Charts, and three are 15.8 of 22.9 points wide each in one of 0Itsuki0/SwiftChartsDemo.
        let length = dimension.length(in: share, automatic: share * own)
        return (middle - length / 2, middle + length / 2)
    }

    private func thin(_ axis: Axis) -> CGFloat {
        min(ChartPalette.greatestThinBar, max(1, thinRoom(axis) * ChartPalette.barRatio))
    }

    /// The least distance between values of bars that have no band; looked for once, as every bar asks.
    private func thinRoom(_ axis: Axis) -> CGFloat {
        if let known = rooms.known[axis] { return known }
        let room = leastDistance(axis)
        rooms.known[axis] = room
        return room
    }

    private func leastDistance(_ axis: Axis) -> CGFloat {
        let places = Set(
            model.marks.filter { $0.kind == .bar || $0.kind == .rectangle }.compactMap { mark in
                (axis == .horizontal ? mark.x : mark.y).single.flatMap { axis == .horizontal ? x($0) : y($0) }
            })
        let sorted = places.sorted()
        let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
        return gaps.min() ?? ChartPalette.greatestThinBar / ChartPalette.barRatio
    }
}

/// What is known of the distances between bars, by axis.
private final class ThinRooms {
    var known: [Axis: CGFloat] = [:]
}

/// The outline of an area between two lines.
struct AreaOutline {
    private let geometry: MarkGeometry

    init(_ geometry: MarkGeometry) { self.geometry = geometry }

    func path(_ marks: [ChartMark], _ method: InterpolationMethod) -> Path {
        let edges = marks.compactMap(ends).filter {
            $0.0.x.isFinite && $0.0.y.isFinite && $0.1.x.isFinite && $0.1.y.isFinite
        }
        var path = Path()
        guard edges.count > 1 else { return path }
        LineCurve.append(edges.map(\.1), method, to: &path)
        LineCurve.append(edges.map(\.0).reversed(), method.reversed, joins: true, to: &path)
        path.closeSubpath()
        return path
    }

    private func ends(of mark: ChartMark) -> (CGPoint, CGPoint)? {
        var first = mark, last = mark
        if case .interval(let start, let end) = mark.y {
            (first.y, last.y) = (.value(start), .value(end))
        } else if case .interval(let start, let end) = mark.x {
            (first.x, last.x) = (.value(start), .value(end))
        } else {
            first.y = .plot(start: geometry.size.height, end: nil)
        }
        guard let start = geometry.point(first), let end = geometry.point(last) else { return nil }
        return (start, end)
    }
}

extension InterpolationMethod {
    /// The same line for points in the opposite order.
    fileprivate var reversed: InterpolationMethod {
        switch curve {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
