/// What a path that winds around itself encloses.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}
