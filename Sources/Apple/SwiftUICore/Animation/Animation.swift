import DisplayList
import Foundation

/// How a change is animated, from one timeline entry to the next. Repetitions are played once.
public struct Animation: Hashable, Sendable {
    package let timing: MotionTiming

    package init(_ timing: MotionTiming) { self.timing = timing }

    private init(_ spring: Spring) {
        timing = MotionTiming(.spring(bounce: spring.bounce), duration: spring.duration)
    }

    private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: TimeInterval) {
        timing = MotionTiming(.bezier(x1, y1, x2, y2), duration: duration)
    }

    public static let `default` = Animation(.standard)
    public static let linear = Animation(0, 0, 1, 1, 0.35)
    public static let easeIn = Animation(0.42, 0, 1, 1, 0.35)
    public static let easeOut = Animation(0, 0, 0.58, 1, 0.35)
    public static let easeInOut = Animation(0.42, 0, 0.58, 1, 0.35)
    public static let spring = Animation(Spring())
    public static let bouncy = Animation(Spring.bouncy)
    public static let smooth = Animation(Spring.smooth)
    public static let snappy = Animation(Spring.snappy)

    public static func linear(duration: TimeInterval) -> Animation { Animation(0, 0, 1, 1, duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(0.42, 0, 1, 1, duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(0, 0, 0.58, 1, duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(0.42, 0, 0.58, 1, duration) }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(p1x, p1y, p2x, p2y, duration) }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        let (start, end) = curve.controlPoints
        return Animation(start.x, start.y, end.x, end.y, duration)
    }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(spring)
    }

    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let frequency = (max(stiffness, 1e-6) / max(mass, 1e-6)).squareRoot()
        let ratio = damping / (2 * (max(stiffness, 1e-6) * max(mass, 1e-6)).squareRoot())
        return spring(Spring(response: 2 * .pi / frequency, dampingRatio: ratio))
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        self.spring(spring)
    }

    public func delay(_ delay: TimeInterval) -> Animation {
        var timing = timing
        timing.delay += delay
        return Animation(timing)
    }

    public func speed(_ speed: Double) -> Animation {
        var timing = timing
        timing.speed *= speed
        timing.delay /= max(speed, 1e-6)
        return Animation(timing)
    }

    /// Changes nothing: an animation runs once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Changes nothing: an animation runs once.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The motion of a spring, by its settling time and bounce.
public struct Spring: Hashable, Sendable {
    /// Seconds.
    public var duration: TimeInterval
    /// 0 for none, up to 1.
    public var bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.duration = duration
        self.bounce = bounce
    }

    public init(response: Double, dampingRatio: Double) {
        // A spring that is damped more than it takes not to bounce has a negative bounce.
        let bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
        self.init(duration: response, bounce: bounce)
    }

    public static var smooth: Spring { smooth() }
    public static var snappy: Spring { snappy() }
    public static var bouncy: Spring { bouncy() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

/// Runs `body` at once; nothing moves in a still picture.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

nonisolated extension View {
    /// Animates changes of the view.
    public func animation(_ animation: Animation?) -> some View {
        modifier(MotionModifier(animation: { .init(animation?.timing, value: nil) }))
    }

    /// Animates the view where `value` differs from the entry before.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(MotionModifier(animation: { .init(animation?.timing, value: String(reflecting: value)) }))
    }

    /// Sets how the view appears and disappears.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(MotionModifier(entrance: transition))
    }

    /// Sets how a change of content is animated.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.chosenContentTransition, transition)
    }
}
