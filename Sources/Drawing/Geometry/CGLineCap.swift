/// The shape at the ends of an open stroke.
public enum CGLineCap: Int32, Hashable, Sendable, Codable {
    case butt, round, square
}
