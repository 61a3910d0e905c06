/// Whether the user asks for bold text everywhere.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
