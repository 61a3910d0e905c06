/// What coordinates are relative to.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}
