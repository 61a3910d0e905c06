/// A gesture that tells when it ends.
public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated init() {}
}

/// A gesture that tells when it changes.
public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated init() {}
}

/// A gesture whose values are made into others.
public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    nonisolated init() {}
}

/// A gesture that changes a view's `GestureState`.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value
    nonisolated init() {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// One gesture after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// The first of two gestures, or else the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
