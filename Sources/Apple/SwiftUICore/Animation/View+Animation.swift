import DisplayList

/// Runs `body` at once; nothing moves in a still picture.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

nonisolated extension View {
    public func animation(_ animation: Animation?) -> some View {
        modifier(MotionModifier(animation: { .init(animation?.timing, value: nil) }))
    }

    /// Animates the view where `value` differs from the entry before.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(MotionModifier(animation: { .init(animation?.timing, value: String(reflecting: value)) }))
    }

    public func transition(_ transition: AnyTransition) -> some View {
        modifier(MotionModifier(entrance: transition))
    }

    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.chosenContentTransition, transition)
    }
}
