private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What controls are tinted with; nil for the accent color.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    public func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    public func accentColor(_ color: Color?) -> some View { tint(color) }
}
