import Foundation

/// How far a change has come as time goes by.
package struct MotionTiming: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        /// A cubic Bézier curve from 0, 0 to 1, 1 by its control points.
        case bezier(Double, Double, Double, Double)
        /// By SwiftUI's measures: the time of the visible motion is `duration`, and 0 is no bounce, 1 endless bouncing.
        case spring(bounce: Double)
    }

    package var curve: Curve
    /// Seconds.
    package var duration: Double
    /// Seconds.
    package var delay: Double
    /// How many times as fast everything goes.
    package var speed: Double

    package init(_ curve: Curve, duration: Double, delay: Double = 0, speed: Double = 1) {
        (self.curve, self.duration, self.delay, self.speed) = (curve, duration, delay, speed)
    }

    /// What a change is animated with where nothing is said: SwiftUI's default animation since iOS 17, a spring of
    /// 0.55 s without bounce.
    package static let standard = MotionTiming(.spring(bounce: 0), duration: 0.55)

    /// Apple: animations of widgets and Live Activities take two seconds at most.
    package static let longest: Double = 2

    /// Seconds until nothing is seen to move any more, at most `longest`.
    package var length: Double {
        guard duration > 0, speed > 0, delay.isFinite else { return 0 }
        return min(Self.longest, max(0, delay) + settling / speed)
    }

    private var settling: Double {
        guard case .spring(let bounce) = curve else { return duration }
        // Where a hundredth is left: e^-x (1 + x) is 0.01 at 6.64 for the spring that just does not bounce.
        let damping = Self.damping(bounce), frequency = 2 * Double.pi / duration
        if damping >= 1 { return 6.64 * (damping + (damping * damping - 1).squareRoot()) / frequency }
        return max(4.6 / damping, 6.64) / frequency
    }

    /// 0 at the start, 1 at the end, and beyond on the way where a spring bounces.
    package func progress(at seconds: Double) -> Double {
        guard seconds < length else { return 1 }
        let time = (seconds - max(0, delay)) * speed
        guard time > 0 else { return 0 }
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2): return Self.bezier(time / duration, x1, y1, x2, y2)
        case .spring(let bounce): return Self.spring(time * 2 * .pi / duration, Self.damping(bounce))
        }
    }

    private static func damping(_ bounce: Double) -> Double {
        let bounce = min(max(bounce, -0.99), 0.99)
        return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    /// The step response of a spring with that damping ratio; `x` in radians of its undamped swing.
    private static func spring(_ x: Double, _ damping: Double) -> Double {
        if damping < 1 {
            let swing = (1 - damping * damping).squareRoot()
            return 1 - exp(-damping * x) * (cos(swing * x) + damping / swing * sin(swing * x))
        }
        if damping == 1 { return 1 - exp(-x) * (1 + x) }
        let root = (damping * damping - 1).squareRoot()
        let slow = damping - root, fast = damping + root
        return 1 - (fast * exp(-slow * x) - slow * exp(-fast * x)) / (fast - slow)
    }

    private static func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        guard x < 1 else { return 1 }
        // Control points on the diagonal give a line.
        if x1 == y1, x2 == y2 { return x }
        return bezier(at: parameter(of: x, x1, x2), y1, y2)
    }

    /// A coordinate of the Bézier curve at a parameter, by those of its control points.
    package static func bezier(at t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// The parameter at which a coordinate of the Bézier curve has a value, by those of its control points.
    package static func parameter(of value: Double, _ first: Double, _ second: Double) -> Double {
        // Halving finds it in 40 steps to twelve digits, wherever the curve is steep.
        var low = 0.0, high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bezier(at: middle, first, second) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
