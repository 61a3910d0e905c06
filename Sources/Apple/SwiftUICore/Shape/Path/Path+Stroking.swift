import Geometry
import DisplayList

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
