import DisplayList
import Geometry

/// How a view comes and goes, from one timeline entry to the next.
public struct AnyTransition: Sendable {
    /// As the picture shows it, by whether the interface runs from right to left.
    package let entrance: @Sendable (_ isRightToLeft: Bool) -> MotionEntrance

    init(_ entrance: @escaping @Sendable (Bool) -> MotionEntrance) { self.entrance = entrance }

    private init(_ entrance: MotionEntrance) { self.entrance = { _ in entrance } }

    /// A transition of a type of its own fades, but for the one that blurs.
    public init<T: Transition>(_ transition: T) {
        self.init(transition is BlurReplaceTransition ? MotionEntrance.blur : .opacity)
    }

    public static let identity = AnyTransition(MotionEntrance.identity)
    public static let opacity = AnyTransition(MotionEntrance.opacity)
    public static let slide = AnyTransition { .slide(from: $0 ? .right : .left) }
    public static let scale = AnyTransition(MotionEntrance.scale(0, anchor: CGPoint(x: 0.5, y: 0.5)))

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { .scale(scale, anchor: CGPoint(x: $0 ? 1 - anchor.x : anchor.x, y: anchor.y)) }
    }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition { .move(edge.motionEdge($0)) } }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition { .push(from: edge.motionEdge($0)) } }
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition { .offset(CGSize(width: $0 ? -x : x, height: y)) }
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition { .asymmetric(insertion: insertion.entrance($0), removal: removal.entrance($0)) }
    }

    public static var symbolEffect: AnyTransition {
        AnyTransition(.combined(.scale(0.5, anchor: CGPoint(x: 0.5, y: 0.5)), .opacity))
    }

    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        symbolEffect
    }

    /// - Parameter identity: what the view has while it neither comes nor goes.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { opacity }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { .combined(entrance($0), other.entrance($0)) }
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        guard let animation else { return self }
        return AnyTransition { .animated(entrance($0), animation.timing) }
    }
}

extension Edge {
    fileprivate func motionEdge(_ isRightToLeft: Bool) -> MotionEdge {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}
