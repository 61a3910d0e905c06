/// The shape where two segments of a stroke meet.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable {
    case miter, round, bevel
}
