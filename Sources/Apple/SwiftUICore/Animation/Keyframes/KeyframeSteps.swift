import Foundation

/// Goes to a value evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// - Parameter duration: seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
    public var body: _NoKeyframeTrackContent<Value> { _NoKeyframeTrackContent() }
}

/// Goes to a value without a jolt.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// - Parameter duration: seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
    public var body: _NoKeyframeTrackContent<Value> { _NoKeyframeTrackContent() }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// - Parameter duration: seconds; nil lets the spring settle.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
    public var body: _NoKeyframeTrackContent<Value> { _NoKeyframeTrackContent() }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
    public var body: _NoKeyframeTrackContent<Value> { _NoKeyframeTrackContent() }
}
