import Geometry

/// An area whose edges something covers, such as an inset view, or where padding asks to be kept free.
struct SafeArea {
    /// The whole area, covered edges included; points, in the layout's coordinates there.
    var frame: CGRect
    /// What of it is free; points.
    var inner: CGRect
    /// From those coordinates to the picture's.
    var transform: ProjectionTransform
}

extension PlacementScope {
    /// Edges of half a pixel more or less meet; at 3x that is a sixth of a point.
    private static var reach: CGFloat { 1.0 / 6 }

    /// `frame` grown to the ends of the safe areas around it, wherever it touches their covered edges.
    func ignoringSafeAreas(_ frame: CGRect) -> CGRect {
        var result = frame
        for area in safeAreas { extend(&result, into: area) }
        return result
    }

    private func extend(_ rect: inout CGRect, into area: SafeArea) {
        // Inside a rotated view no edge meets the area's, nor in perspective.
        guard let change = PlacementScope(transform: area.transform).transform(to: transform)?.affine,
            change.isIdentity || (change.b == 0 && change.c == 0)
        else { return }
        let outer = area.frame.applying(change), inner = area.inner.applying(change)
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if left - Self.reach < inner.minX, outer.minX < left + Self.reach { left = outer.minX }
        if top - Self.reach < inner.minY, outer.minY < top + Self.reach { top = outer.minY }
        if inner.maxX < right + Self.reach, right - Self.reach < outer.maxX { right = outer.maxX }
        if inner.maxY < bottom + Self.reach, bottom - Self.reach < outer.maxY { bottom = outer.maxY }
        rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// How far a view in `frame` reaches into the safe areas' edges when it ignores them.
    func safeAreaInsets(of frame: CGRect, rightToLeft: Bool) -> EdgeInsets {
        guard !safeAreas.isEmpty else { return EdgeInsets() }
        let outer = ignoringSafeAreas(frame)
        let left = frame.minX - outer.minX, right = outer.maxX - frame.maxX
        return EdgeInsets(
            top: frame.minY - outer.minY, leading: rightToLeft ? right : left, bottom: outer.maxY - frame.maxY,
            trailing: rightToLeft ? left : right)
    }
}

extension CGRect {
    /// What `insets` leave of the rectangle; leading lies on the right where `mirrors` is set.
    func inset(by insets: EdgeInsets, mirrors: Bool) -> CGRect {
        CGRect(
            x: minX + (mirrors ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension LayoutNode {
    /// Places content in an area of which `inner` is free.
    func placeContent(inSafeArea inner: CGRect, _ place: () -> Void) {
        PlacementScope.with(
            { scope in
                scope.safeAreas.insert(SafeArea(frame: frame, inner: inner, transform: scope.transform), at: 0)
            }, place)
    }
}

/// Parts of the screen that something else may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
