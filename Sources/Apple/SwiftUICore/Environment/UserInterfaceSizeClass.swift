/// Which kind of device and window is laid out for.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}
