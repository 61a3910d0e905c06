import Foundation

/// How a line runs between its points.
public struct InterpolationMethod: Equatable, Sendable {
    enum Curve: Equatable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(CGFloat)
        case cardinal(CGFloat)
    }

    let curve: Curve

    public static var linear: InterpolationMethod { .init(curve: .linear) }
    /// Through every point, without loops for the default of 0.5.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(curve: .catmullRom(alpha)) }
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(curve: .cardinal(tension)) }
    /// Rises and falls only where the points do, for points in the order of x.
    public static var monotone: InterpolationMethod { .init(curve: .monotone) }
    /// The step is at each point's start.
    public static var stepStart: InterpolationMethod { .init(curve: .stepStart) }
    /// The step is half way between points.
    public static var stepCenter: InterpolationMethod { .init(curve: .stepCenter) }
    public static var stepEnd: InterpolationMethod { .init(curve: .stepEnd) }
}
