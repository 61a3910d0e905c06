import Foundation

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
