/// How a shape is meant to be drawn.
public enum ShapeRole: Sendable {
    case fill, stroke, separator
}
