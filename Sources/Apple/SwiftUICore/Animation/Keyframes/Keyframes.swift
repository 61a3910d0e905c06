/// How a value changes over time. A picture shows the value before the first change.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value
    @KeyframesBuilder<Value> var body: Body { get }
}

/// One keyframe after the other for one property of the value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
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
