import DisplayList

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
