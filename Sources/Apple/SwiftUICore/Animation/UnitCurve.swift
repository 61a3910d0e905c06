import DisplayList
import Foundation

/// How far a change has come as its time goes by, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case bezier(start: UnitPoint, end: UnitPoint)
        /// The last quarter of a circle, from its lowest point to its rightmost, its second quarter, both one after the
        /// other, and these the other way round.
        case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
    }

    private let shape: Shape

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(shape: .bezier(start: startControlPoint, end: endControlPoint))
    }

    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
    public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
    public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

    /// The curve with time and change in each other's place.
    public var inverse: UnitCurve {
        switch shape {
        case .bezier(let start, let end):
            .bezier(
                startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
        case .circularEaseOutIn: .circularEaseInOut
        }
    }

    /// How far the change has come.
    ///
    /// - Parameter progress: the time; below 0 and above 1 it counts as these.
    public func value(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        switch shape {
        case .bezier(let start, let end):
            if x == 0 || x == 1 { return x }
            return MotionTiming.bezier(at: MotionTiming.parameter(of: x, start.x, end.x), start.y, end.y)
        case .circularEaseIn: return Self.rising(x)
        case .circularEaseOut: return 1 - Self.rising(1 - x)
        case .circularEaseInOut: return x < 0.5 ? Self.rising(2 * x) / 2 : 1 - Self.rising(2 - 2 * x) / 2
        case .circularEaseOutIn:
            return x < 0.5 ? (1 - Self.rising(1 - 2 * x)) / 2 : (1 + Self.rising(2 * x - 1)) / 2
        }
    }

    /// How fast the change goes on, in changes a time.
    ///
    /// - Parameter progress: the time; below 0 and above 1 it counts as these.
    public func velocity(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        switch shape {
        case .bezier(let start, let end):
            // Where a control point lies on an end, the curve has no speed there, but a direction.
            let t = min(max(MotionTiming.parameter(of: x, start.x, end.x), 1e-6), 1 - 1e-6)
            return Self.speed(at: t, start.y, end.y) / Self.speed(at: t, start.x, end.x)
        case .circularEaseIn: return Self.steepness(x)
        case .circularEaseOut: return Self.steepness(1 - x)
        case .circularEaseInOut: return Self.steepness(x < 0.5 ? 2 * x : 2 - 2 * x)
        case .circularEaseOutIn: return Self.steepness(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
        }
    }

    /// The control points of the Bézier curve, or of one that runs close to it.
    package var controlPoints: (start: UnitPoint, end: UnitPoint) {
        // A quarter of a circle, to a three-thousandth of its radius.
        let quarter = 4 / 3 * (2.0.squareRoot() - 1)
        switch shape {
        case .bezier(let start, let end): return (start, end)
        case .circularEaseIn: return (UnitPoint(x: quarter, y: 0), UnitPoint(x: 1, y: 1 - quarter))
        case .circularEaseOut: return (UnitPoint(x: 0, y: quarter), UnitPoint(x: 1 - quarter, y: 1))
        case .circularEaseInOut: return (UnitPoint(x: 0.85, y: 0), UnitPoint(x: 0.15, y: 1))
        case .circularEaseOutIn: return (UnitPoint(x: 0, y: 0.85), UnitPoint(x: 1, y: 0.15))
        }
    }

    private static func clamped(_ progress: Double) -> Double { min(max(progress, 0), 1) }

    /// The height of the last quarter of a circle.
    private static func rising(_ x: Double) -> Double { 1 - max(0, 1 - x * x).squareRoot() }

    private static func steepness(_ x: Double) -> Double { x / max(0, 1 - x * x).squareRoot() }

    /// The derivative of a coordinate of the Bézier curve.
    private static func speed(at t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
    }
}
