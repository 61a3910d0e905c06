import Foundation
import SwiftUICore

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
