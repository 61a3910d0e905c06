/// The shape at the ends of an open stroke.
public enum CGLineCap: Int32, Hashable, Sendable, Codable {
    case butt, round, square
}

/// The shape where two segments of a stroke meet.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable {
    case miter, round, bevel
}
