import DisplayList
import Geometry

/// How a view comes and goes, by what it looks like in each phase.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
}

/// Where a view is on its way in or out; in a picture it is there.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view appears, 1 after it went, 0 while it is there.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Whether a transition moves its view; nothing here reads it.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated extension View {
    /// Draws the view as the transition leaves it once it is there.
    @preconcurrency @MainActor
    public func transition<T: Transition>(_ transition: T) -> some View {
        transition.body(content: PlaceholderContentView(AnyView(self)), phase: .identity)
            .modifier(MotionModifier(entrance: AnyTransition(transition)))
    }
}

/// Blurs a view in and out.
public struct BlurReplaceTransition: Transition {
    /// The directions in which the old and the new view move; both draw the same picture.
    public enum Configuration: Hashable, Sendable { case downUp, upUp }

    nonisolated public init(configuration: Configuration) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
        -> BlurReplaceTransition
    {
        BlurReplaceTransition(configuration: configuration)
    }
}

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

/// How the content of a view changes from one timeline entry to the next.
public struct ContentTransition: Hashable, Sendable {
    package let change: ContentChange

    public static let identity = ContentTransition(change: .identity)
    public static let opacity = ContentTransition(change: .opacity)
    public static let interpolate = ContentTransition(change: .interpolate)
    public static let symbolEffect = ContentTransition(change: .symbolEffect)

    /// Every effect is drawn as the one that replaces a symbol.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        symbolEffect
    }

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(change: .numericText(countsDown: countsDown, value: nil))
    }

    /// Digits roll up where the value grows, and down where it falls.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(change: .numericText(countsDown: false, value: value))
    }
}

private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition? { nil } }
private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// nil where nothing is said.
    var chosenContentTransition: ContentTransition? {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// How the content of texts and images changes.
    public var contentTransition: ContentTransition {
        get { chosenContentTransition ?? .interpolate }
        set { chosenContentTransition = newValue }
    }

    /// Whether changing content is drawn in a layer of its own; all is, here.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }

    /// Apple: text in widgets changes with a blurred content transition unless it says otherwise.
    var textChange: ContentChange { chosenContentTransition?.change ?? .blur }

    var imageChange: ContentChange { chosenContentTransition?.change ?? .opacity }
}

extension TextNode {
    var motionMark: MotionMark {
        MotionMark(.text, identity: inputs.identity.number, frame: frame, change: inputs.environment.textChange)
    }
}
