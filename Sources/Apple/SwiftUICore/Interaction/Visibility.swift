/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
