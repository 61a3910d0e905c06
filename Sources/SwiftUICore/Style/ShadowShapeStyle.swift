/// A style with a shadow below what it paints.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let shadow: ShadowStyle

    func _paint(in context: _StyleContext) -> _StylePaint {
        var painted = base._paint(in: context)
        painted.shadows.append(shadow.effect(in: context.environment))
        return painted
    }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}
