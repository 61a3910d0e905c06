import Foundation

/// A view that a value is changed for over time; a picture shows the value that it begins with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    nonisolated(unsafe) private let initialValue: Value
    nonisolated(unsafe) private let content: (Value) -> Content

    /// - Parameter trigger: what starts the changes when it changes, which it does not in a picture.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }

    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }

    public var body: some View { content(initialValue) }
}

nonisolated extension View {
    /// Draws the view with the value that the animation begins with.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
    }

    /// Draws the view with the value that the animation begins with.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
    }
}

/// How a value changes over time. A picture shows the value before the first change.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value
    @KeyframesBuilder<Value> var body: Body { get }
}

/// One keyframe after the other for one property of the value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
    /// The whole value, of which the track changes one property.
    public typealias Value = Root

    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {}

    public init(@KeyframeTrackContentBuilder<Property> content: () -> Content) where Root == Property {}

    public var body: _NoKeyframes<Root> { _NoKeyframes() }
}

/// Nothing that changes.
public struct _NoKeyframes<Value>: Keyframes {
    public var body: _NoKeyframes<Value> { self }
}

/// Several changes at the same time.
public struct _CombinedKeyframes<Value>: Keyframes {
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// Accepts the tracks of an animation and drops them: a picture shows the initial value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value, Value: Animatable {
        KeyframeTrack { expression }
    }

    public static func buildBlock() -> _NoKeyframes<Value> { _NoKeyframes() }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _CombinedKeyframes<Value> { _CombinedKeyframes() }
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

/// A step, or several, of one property over time.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent where Body.Value == Value
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Nothing that changes.
public struct _NoKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {
    public var body: _NoKeyframeTrackContent<Value> { self }
}

/// Accepts the keyframes of a track, with loops and conditions, and drops them.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { _NoKeyframeTrackContent<Value>() }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { _NoKeyframeTrackContent<Value>() }
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> { _NoKeyframeTrackContent<Value>() }
    public static func buildEither<First: KeyframeTrackContent>(
        first component: First
    ) -> _NoKeyframeTrackContent<Value> where First.Value == Value { _NoKeyframeTrackContent() }
    public static func buildEither<Second: KeyframeTrackContent>(
        second component: Second
    ) -> _NoKeyframeTrackContent<Value> where Second.Value == Value { _NoKeyframeTrackContent() }
}

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
