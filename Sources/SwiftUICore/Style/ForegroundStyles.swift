/// The foreground styles of a subtree: up to three levels set by the widget, or the label colours.
package struct ForegroundStyles: Sendable {
    var levels: [AnyShapeStyle] = []

    package init(_ levels: [AnyShapeStyle] = []) { self.levels = levels }

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

extension _StyleContext {
    /// A foreground style that itself names a level (`.foregroundStyle(.secondary)`) means the label colours.
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
        set { self[ForegroundStylesKey.self] = newValue }
    }
}

/// The style that text and symbols take where none is given.
@frozen
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        context.environment.foregroundStyles._paint(in: context, level: 0)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { environment in
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

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        environmentValue(
            ForegroundStylesKey.self, ForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environmentValue(
            ForegroundStylesKey.self,
            ForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    public func foregroundColor(_ color: Color?) -> some View {
        environmentValue(ForegroundStylesKey.self, ForegroundStyles(color.map { [AnyShapeStyle($0)] } ?? []))
    }
}

extension ForegroundStyles {
    /// The styles with `level` as the new primary one.
    func shifted(by level: Int) -> ForegroundStyles {
        ForegroundStyles((0..<3).map { AnyShapeStyle(ForegroundLevelStyle(base: self, level: $0 + level)) })
    }
}

/// A level of given foreground styles.
struct ForegroundLevelStyle: ShapeStyle {
    typealias Resolved = Never
    let base: ForegroundStyles
    let level: Int

    func _paint(in context: _StyleContext) -> _StylePaint { base._paint(in: context, level: level) }
}
