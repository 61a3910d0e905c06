/// A level of a style of one's own: `.blue.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    let base: Base
    let level: Int

    public func _paint(in context: _StyleContext) -> _StylePaint {
        if let fill = base as? FillShapeStyle { return FillShapeStyle(level: fill.level + level)._paint(in: context) }
        // The system's backgrounds have levels of their own.
        if base is BackgroundStyle, context.environment.backgroundStyle == nil {
            return base._paint(in: context.with(level: level))
        }
        let painted = base._paint(in: context.with(level: 0))
        return painted.opacity(HierarchicalShapeStyle.customOpacities[min(level, 4)])
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
