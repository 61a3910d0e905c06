/// A style that is blended with what lies below.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let mode: BlendMode

    func _paint(in context: _StyleContext) -> _StylePaint {
        var painted = base._paint(in: context)
        painted.blendMode = mode.layerMode
        return painted
    }
}

extension ShapeStyle {
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }
}
