/// How the lines of a text lie to each other.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
