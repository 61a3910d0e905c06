/// A level of the current foreground style, from primary to quinary.
@frozen
public struct HierarchicalShapeStyle: ShapeStyle {
    /// `Never`: paints its level of the current foreground style.
    public typealias Resolved = Never
    package let level: Int

    package init(level: Int) { self.level = level }

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style: paler than it.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth and palest level of the foreground style.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in context: _StyleContext) -> _StylePaint {
        context.environment.foregroundStyles._paint(in: context, level: level)
    }

    /// What a custom style keeps of its opacity at each level; the label colors have their own table.
    package static let customOpacities = [1, 0.5, 0.25, 0.18, 0.1]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground style: paler than it.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth and palest level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A level of a style of one's own: `.blue.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    /// `Never`: paints its level of the base style.
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
