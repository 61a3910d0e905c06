/// How content of a given ratio meets a box.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
