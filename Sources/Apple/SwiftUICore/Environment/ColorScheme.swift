/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

nonisolated extension View {
    /// Sets the color scheme of the view.
    public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

    /// Asks the window for a scheme. A preview is shown in it; a widget's container keeps its own.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: scheme))
    }
}

private struct PreferredColorSchemeModifier: ViewModifier {
    typealias Body = Never

    let scheme: ColorScheme?

    static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        // The outermost one that asks for something counts: it comes first.
        if let scheme = modifier.scheme, inputs.session.preferredColorScheme == nil {
            inputs.session.preferredColorScheme = scheme
        }
        content(inputs, &list)
    }
}

/// Whether the user asks for more contrast between foreground and background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard
    case increased
}
