import Geometry

/// What lies around a view while it is placed. It is set on the main actor by the views that say something of it,
/// and read by those below them; each node of a group gets what is its own.
package struct PlacementScope {
    /// From the coordinates of the layout here to those of the picture; the identity outside views that are drawn
    /// rotated, scaled or otherwise changed.
    package var transform = ProjectionTransform.identity
    /// The named spaces around the view.
    var spaces: [AnyHashable: NamedSpace] = [:]
    /// The areas that something covers, innermost first.
    var safeAreas: [SafeArea] = []

    nonisolated(unsafe) package private(set) static var current = PlacementScope()

    /// Places views inside what `change` makes of the scope.
    static func with(_ change: (inout PlacementScope) -> Void, _ body: () -> Void) {
        let outer = current
        change(&current)
        body()
        current = outer
    }

    /// Places the views of a picture, which knows nothing of a picture that is being laid out around it.
    ///
    /// - Parameter safeArea: the picture's frame and what of it nothing covers, where it is a whole screen.
    package static func outermost<Result>(
        safeArea: (frame: CGRect, inner: CGRect)? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = current
        current = PlacementScope()
        if let safeArea {
            current.safeAreas = [SafeArea(frame: safeArea.frame, inner: safeArea.inner, transform: .identity)]
        }
        defer { current = outer }
        return try body()
    }

    /// From the layout's coordinates here to those of another place; nil where that place is drawn without area.
    func transform(to other: ProjectionTransform) -> ProjectionTransform? {
        if transform == other { return .identity }
        var inverse = other
        guard inverse.invert() else { return nil }
        return transform.concatenating(inverse)
    }
}

/// The frame of a space that a view gave a name.
struct NamedSpace {
    /// Points, in the layout's coordinates there.
    var frame: CGRect
    /// From those coordinates to the picture's.
    var transform: ProjectionTransform
}
