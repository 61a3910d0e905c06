/// What coordinates are relative to.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

extension CoordinateSpace {
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}
