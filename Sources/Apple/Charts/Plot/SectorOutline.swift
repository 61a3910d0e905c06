import Foundation
import SwiftUICore

/// The outline of a part of a ring.
struct SectorOutline {
    var center: CGPoint
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    /// Radians, clockwise from the top.
    var start: CGFloat
    var end: CGFloat
    /// Points at each side.
    var inset: CGFloat
    var cornerRadius: CGFloat

    var path: Path {
        let outer = max(0, outerRadius), inner = min(max(0, innerRadius), outer)
        guard outer > 0, end > start else { return Path() }
        let whole = end - start > 2 * .pi - 1e-6
        var path = Path()
        if whole {
            path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
            guard inner > 0 else { return path }
            path.move(to: CGPoint(x: center.x + inner, y: center.y))
            arc(inner, from: .pi / 2, to: -3 * .pi / 2, &path)
            path.closeSubpath()
            return path
        }
        // No more rounding than half of the ring and half of the outer arc hold.
        let corner = max(0, min(cornerRadius, (outer - inner) / 2, (end - start) * outer / 4 - inset / 2))
        edge(outer, corner: corner, isOuter: true, &path)
        edge(inner, corner: inner > 0 ? corner : 0, isOuter: false, &path)
        path.closeSubpath()
        return path
    }

    /// One of the two arcs with its corners; the inner one runs back.
    private func edge(_ radius: CGFloat, corner: CGFloat, isOuter: Bool, _ path: inout Path) {
        let middle = (start + end) / 2
        let ring = isOuter ? radius - corner : radius + corner
        // How far the sides, which lie `inset` from the radii, leave the arc.
        let turn = ring > 0 ? asin(min(1, (inset + corner) / ring)) : .pi
        let first = start + turn, last = end - turn
        guard first < last, radius > 0 else {
            // The sides meet before the center.
            let reach = inset > 0 ? inset / max(sin((end - start) / 2), 0.01) : 0
            return path.addLine(to: point(middle, min(max(reach, radius), outerRadius)))
        }
        let side = sqrt(max(0, ring * ring - (inset + corner) * (inset + corner)))
        if isOuter {
            let from = sidePoint(start, side, inset)
            path.move(to: from)
            if corner > 0 { turnCorner(first, ring, corner, from: start - .pi / 2, to: first, &path) }
            path.addLine(to: point(first, radius))
            arc(radius, from: first, to: last, &path)
            if corner > 0 { turnCorner(last, ring, corner, from: last, to: end + .pi / 2, &path) }
            path.addLine(to: sidePoint(end, side, -inset))
        } else {
            path.addLine(to: sidePoint(end, side, -inset))
            if corner > 0 { turnCorner(last, ring, corner, from: end + .pi / 2, to: last + .pi, &path) }
            path.addLine(to: point(last, radius))
            arc(radius, from: last, to: first, &path)
            if corner > 0 { turnCorner(first, ring, corner, from: first + .pi, to: start + 1.5 * .pi, &path) }
            path.addLine(to: sidePoint(start, side, inset))
        }
    }

    /// A round corner whose center lies at an angle on a ring.
    private func turnCorner(
        _ angle: CGFloat, _ ring: CGFloat, _ corner: CGFloat, from: CGFloat, to: CGFloat, _ path: inout Path
    ) {
        let middle = point(angle, ring)
        path.addRelativeArc(
            center: middle, radius: corner, startAngle: .radians(Double(from - .pi / 2)),
            delta: .radians(Double(to - from)))
    }

    private func arc(_ radius: CGFloat, from: CGFloat, to: CGFloat, _ path: inout Path) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(from - .pi / 2)),
            delta: .radians(Double(to - from)))
    }

    private func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
    }

    /// On the line that lies beside the radius at an angle.
    private func sidePoint(_ angle: CGFloat, _ along: CGFloat, _ beside: CGFloat) -> CGPoint {
        let foot = point(angle, along)
        return CGPoint(x: foot.x + cos(angle) * beside, y: foot.y + sin(angle) * beside)
    }
}
