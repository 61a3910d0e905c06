/// A style at part of its opacity.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let opacity: Double

    func _paint(in context: _StyleContext) -> _StylePaint { base._paint(in: context).opacity(opacity) }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}
