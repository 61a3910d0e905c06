nonisolated extension View {
    /// The most lines that are shown, at least 1; nil lifts the limit.
    public func lineLimit(_ number: Int?) -> some View { lineLimit(reserving: 0, atMost: number) }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(reserving: reservesSpace ? max(1, limit) : 0, atMost: limit)
    }

    /// Room for at least the lower bound's lines, and text in at most the upper bound's.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(reserving: limit.lowerBound, atMost: limit.upperBound)
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(reserving: 0, atMost: limit.upperBound)
    }

    /// Room for at least the lower bound's lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(reserving: limit.lowerBound, atMost: nil)
    }

    private func lineLimit(reserving reserved: Int, atMost limit: Int?) -> some View {
        transformEnvironment(\.textSetting) {
            $0.lineLimit = limit.map { max(1, $0) }
            $0.reservedLines = reserved
        }
    }
}
