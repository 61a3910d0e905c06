import Foundation

/// One tap or several.
public struct TapGesture: _PrimitiveGesture, Sendable {
    /// Nothing besides the fact that it happened.
    public typealias Value = Void

    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }
}

/// A tap that tells where it was.
public struct SpatialTapGesture: _PrimitiveGesture, Sendable {
    /// Where the tap was, in points; no tap ever gives one.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }
}

/// A long press.
public struct LongPressGesture: _PrimitiveGesture, Sendable {
    /// Whether the press has begun; never delivered.
    public typealias Value = Bool

    /// Seconds.
    public var minimumDuration: Double
    /// Points.
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

/// A finger that moves.
public struct DragGesture: _PrimitiveGesture, Sendable {
    /// The state of a drag, in points and points per second; no drag ever gives one.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    /// Points.
    public var minimumDistance: CGFloat

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
}

/// Two fingers that move apart.
public struct MagnificationGesture: _PrimitiveGesture, Sendable {
    /// The scale relative to the start; never delivered.
    public typealias Value = CGFloat

    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart, with all that is known of them.
public struct MagnifyGesture: _PrimitiveGesture, Sendable {
    /// The state of a magnification; none ever gives one.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        /// Magnification per second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        /// Points.
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn, with all that is known of them.
public struct RotateGesture: _PrimitiveGesture, Sendable {
    /// The state of a rotation; none ever gives one.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        /// Angle per second.
        public var velocity: Angle
        public var startAnchor: UnitPoint
        /// Points.
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn.
public struct RotationGesture: _PrimitiveGesture, Sendable {
    /// The angle relative to the start; never delivered.
    public typealias Value = Angle

    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none = GestureMask([])
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that tells when it ends.
public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    /// The value of the gesture that is watched.
    public typealias Value = Content.Value
    nonisolated init() {}
}

/// A gesture that tells when it changes.
public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture {
    /// The value of the gesture that is watched.
    public typealias Value = Content.Value
    nonisolated init() {}
}

/// A gesture whose values are made into others.
public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    nonisolated init() {}
}

/// A gesture that changes a view's `GestureState`.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    /// The value of the gesture that updates the state.
    public typealias Value = Base.Value
    nonisolated init() {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The values of both gestures, each nil until its gesture begins.
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
    /// The value of the first gesture alone, or of both once the second may begin.
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
    /// The value of whichever gesture was recognized.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A gesture of the hand that wears a watch. It performs a control of a widget or a Live Activity in the Smart Stack; no
/// picture depends on it.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    /// Two fingers that tap each other.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

nonisolated extension View {
    /// Names the gesture that performs the control.
    ///
    /// - Parameters:
    ///   - shortcut: the gesture.
    ///   - isEnabled: whether it does.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}
