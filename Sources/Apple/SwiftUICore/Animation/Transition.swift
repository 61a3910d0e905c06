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
    public enum Configuration: Hashable, Sendable { case downUp, upUp }

    nonisolated public init(configuration: Configuration) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
