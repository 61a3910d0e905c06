import Geometry

/// Where a view is in a scroll view's visible part; in a picture it is in the middle.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    /// -1 before the visible part, 1 after it, 0 within.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// When a view's look changes as it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .init() }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { .init() }
    /// Changes nothing: no view scrolls.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    /// Changes nothing: every view is fully visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// How much of a view must be visible.
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
        public func inset(by distance: Double) -> Threshold { self }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    }
}

nonisolated extension View {
    /// Draws the view as it is in the middle of a scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { content, _ in transition(content, .identity) }
    }

    /// Draws the view as it is in the middle of a scroll view.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { content, _ in transition(content, .identity) }
    }
}
