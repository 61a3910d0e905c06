import DisplayList

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
