extension View {
    /// The same in both reading directions, as dials are: they fill clockwise in Arabic and Hebrew too (HIG,
    /// Right to left).
    func unmirrored() -> some View { environment(\.layoutDirection, .leftToRight) }
}
