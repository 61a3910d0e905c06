extension View {
    /// A button's style for its label. One that the widget gives around the button goes before it, which pictures of
    /// widgets on iPhones show: white labels in borders of a black tint.
    func buttonForeground(_ style: AnyShapeStyle, isEnabled: Bool) -> some View {
        modifier(EnvironmentModifier { environment in
            guard !isEnabled || environment.foregroundStyles.levels.isEmpty else { return }
            environment.foregroundStyles = ForegroundStyles([style])
        })
    }
}
