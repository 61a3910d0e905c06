/// A movement of a symbol's layers. A picture shows the symbol at rest.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that goes on until it is taken away.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once for every change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect that brings a symbol in or takes it out.
public protocol TransitionSymbolEffect {}

/// An effect that replaces one symbol by another.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The pauses and repetitions of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        public static var periodic: RepeatBehavior { RepeatBehavior() }
        public static var continuous: RepeatBehavior { RepeatBehavior() }
        /// - Parameter delay: seconds between two runs.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// - Parameter speed: 1 is the usual one.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
