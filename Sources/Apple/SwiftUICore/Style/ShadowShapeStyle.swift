import DisplayList

/// A style with a shadow below what it paints.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let shadow: ShadowStyle

    func _paint(in context: _StyleContext) -> _StylePaint {
        var painted = base._paint(in: context)
        let effect = shadow.effect(in: context.environment)
        // Inner shadows belong to the paint itself, not to the drop shadows around it.
        if case .innerShadow = effect {
            painted.shadows.insert(
                effect, at: painted.shadows.firstIndex { !$0.isInnerShadow } ?? painted.shadows.count)
        } else {
            painted.shadows.append(effect)
        }
        return painted
    }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

extension LayerEffect {
    fileprivate var isInnerShadow: Bool {
        if case .innerShadow = self { return true }
        return false
    }
}
