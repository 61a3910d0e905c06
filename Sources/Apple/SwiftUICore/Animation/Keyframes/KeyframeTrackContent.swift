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
