/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

nonisolated extension View {
    public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

    /// Asks the window for a scheme; a widget's container keeps its own.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
}
