import DisplayList

/// The style that text and symbols take where none is given.
@frozen
public struct ForegroundStyle: ShapeStyle {
    /// `Never`: paints the first level of the current foreground style.
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        context.environment.foregroundStyles._paint(in: context, level: 0)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The foreground styles of a subtree: up to three levels set by the widget, or the label colors.
package struct ForegroundStyles: Sendable {
    var levels: [AnyShapeStyle] = []
    /// Whether the widget gave several styles, which symbols without a rendering mode take for their palette.
    var isPalette = false
    /// Whether what the subtree asks for itself is ignored.
    var isFixed = false

    package init(_ levels: [AnyShapeStyle] = [], isPalette: Bool = false, isFixed: Bool = false) {
        self.levels = levels
        self.isPalette = isPalette
        self.isFixed = isFixed
    }

    func _paint(in context: _StyleContext, level: Int) -> _StylePaint {
        guard let primary = levels.first else {
            return .color(SystemColor.label(level: level).resolve(in: context.environment))
        }
        if level < levels.count { return levels[level]._paint(in: context.withoutForeground) }
        // Levels beyond the last one given fade from it.
        let base = levels.count > 1 ? levels[levels.count - 1] : primary
        let steps = level - (levels.count - 1)
        return base._paint(in: context.withoutForeground)
            .opacity(HierarchicalShapeStyle.customOpacities[min(steps, 4)])
    }
}

extension ForegroundStyles {
    /// What a symbol's layer is painted with. A palette of two colors gives its second one to the third layer too.
    func _symbolPaint(in context: _StyleContext, level: Int) -> Paint {
        _paint(in: context, level: isPalette ? min(level, levels.count - 1) : level).paint
    }

    /// The styles with `level` as the new primary one.
    func shifted(by level: Int) -> ForegroundStyles {
        ForegroundStyles((0..<3).map { AnyShapeStyle(ForegroundLevelStyle(base: self, level: $0 + level)) })
    }
}

extension _StyleContext {
    /// A foreground style that itself names a level (`.foregroundStyle(.secondary)`) means the label colors.
    var withoutForeground: _StyleContext {
        var copy = self
        copy.environment[ForegroundStylesKey.self] = ForegroundStyles()
        return copy
    }
}

package enum ForegroundStylesKey: EnvironmentKey {
    package static var defaultValue: ForegroundStyles { ForegroundStyles() }
}

extension EnvironmentValues {
    package var foregroundStyles: ForegroundStyles {
        get { self[ForegroundStylesKey.self] }
        set { if !self[ForegroundStylesKey.self].isFixed { self[ForegroundStylesKey.self] = newValue } }
    }
}

/// A level of given foreground styles.
struct ForegroundLevelStyle: ShapeStyle {
    typealias Resolved = Never
    let base: ForegroundStyles
    let level: Int

    func _paint(in context: _StyleContext) -> _StylePaint { base._paint(in: context, level: level) }
}

nonisolated extension View {
    /// Sets the style that text, shapes and symbols in the view are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier { environment in
                // `.secondary` of a widget's own style is a level of that style.
                if let level = (style as? HierarchicalShapeStyle)?.level {
                    if level > 0 {
                        environment.foregroundStyles = environment.foregroundStyles.shifted(by: level)
                    }
                } else {
                    environment.foregroundStyles = ForegroundStyles([AnyShapeStyle(style)])
                }
            })
    }

    /// Sets the style that text, shapes and symbols in the view are filled with.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(
            EnvironmentModifier {
                $0.foregroundStyles = ForegroundStyles(
                    [AnyShapeStyle(primary), AnyShapeStyle(secondary)], isPalette: true)
            })
    }

    /// Sets the style that text, shapes and symbols in the view are filled with.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            EnvironmentModifier {
                $0.foregroundStyles = ForegroundStyles(
                    [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)], isPalette: true)
            })
    }

    /// Sets the color of text, shapes and symbols in the view.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier {
                $0.foregroundStyles = ForegroundStyles(color.map { [AnyShapeStyle($0)] } ?? [])
            })
    }

    /// The style of the whole subtree, whatever its views ask for themselves.
    package func fixedForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                $0.foregroundStyles = ForegroundStyles([AnyShapeStyle(style)], isFixed: true)
            })
    }
}
