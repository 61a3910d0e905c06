import Foundation

/// What a user does with fingers. A widget's views take none but taps on links and controls, so nothing ever recognizes
/// one.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }
}

extension Never: Gesture {
    /// `Never`: what is not a gesture has no values.
    public typealias Value = Never
}

/// A gesture under a condition: `isOpen ? DragGesture() : nil`.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public var body: Never { fatalError("gestures are never asked for their parts") }
}

/// A gesture that is made of no others.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("gestures are never asked for their parts") }
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture() }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture() }

    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture() }

    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

// Nobody touches a picture, and a widget's views take no gestures on an iPhone either.
nonisolated extension View {
    /// Never recognizes the gesture: a widget's views take none.
    public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Never recognizes the gesture: a widget's views take none.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View { self }
    /// Never recognizes the gesture: a widget's views take none.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    /// Never recognizes the gesture: a widget's views take none.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    /// Never recognizes the gesture: a widget's views take none.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    /// Never runs its action: only links and controls of a widget take taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Never runs its action: only links and controls of a widget take taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View { self }

    /// Never runs its action: a long press on a widget opens the system's menu.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }

    /// Changes nothing: what can be tapped is the frame of a link or a control.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Changes nothing: what can be tapped is the frame of a link or a control.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
    /// Never runs its action: no pointer is over a picture.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Never runs its action: no pointer is over a picture.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    /// Changes nothing: no pointer is over a picture.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Never builds the actions: a widget shows no list.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// What a pointer does to a view under it.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// A value that a gesture changes while it lasts; no gesture touches a picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }

    public var projectedValue: GestureState<Value> { self }
}
