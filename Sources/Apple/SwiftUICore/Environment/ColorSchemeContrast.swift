/// Whether the user asks for more contrast between foreground and background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard
    case increased
}
