nonisolated extension View {
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
        modifier(EnvironmentModifier {
            $0.foregroundStyles = ForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)], isPalette: true)
        })
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(EnvironmentModifier {
            $0.foregroundStyles = ForegroundStyles(
                [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)], isPalette: true)
        })
    }

    public func foregroundColor(_ color: Color?) -> some View {
        modifier(EnvironmentModifier {
            $0.foregroundStyles = ForegroundStyles(color.map { [AnyShapeStyle($0)] } ?? [])
        })
    }

    /// The style of the whole subtree, whatever its views ask for themselves.
    package func fixedForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier {
            $0.foregroundStyles = ForegroundStyles([AnyShapeStyle(style)], isFixed: true)
        })
    }
}
