extension ChartMark {
    /// Whether the mark grows along y; nil if it grows along neither axis.
    var growsUp: Bool? {
        guard kind == .bar || kind == .area else { return nil }
        switch (x.quantity != nil, y.quantity != nil) {
        case (_, true): return true
        case (true, false):
            if case .interval = y { return nil }
            return false
        case (false, false): return nil
        }
    }

    /// The marks with bars, areas and sectors between numbers instead of at one.
    static func stacked(_ marks: [ChartMark]) -> [ChartMark] {
        var stacks: [StackKey: Stack] = [:]
        for mark in marks {
            guard let (key, quantity) = mark.stackPlace else { continue }
            stacks[key, default: Stack()].add(quantity)
        }
        return marks.map { mark in
            guard let (key, quantity) = mark.stackPlace else { return mark }
            var mark = mark
            let method = mark.kind == .sector ? .standard : mark.stacking
            let (start, end) = stacks[key]?.next(quantity, method) ?? (0, quantity)
            let interval = mark.interval(start, end)
            mark.amount = quantity
            mark.growth = mark.growsUp.flatMap { stacks[key]?.growth(quantity, method, growsUp: $0) }
            if mark.kind == .sector || mark.growsUp == false { mark.x = interval } else { mark.y = interval }
            return mark
        }
    }

    private func interval(_ start: Double, _ end: Double) -> MarkChannel {
        var first = PlottedValue.number(start), last = PlottedValue.number(end)
        let isWhole = stacking != .normalized && (growsUp == false ? x : y).quantity?.isWhole ?? false
        (first.isWhole, last.isWhole) = (isWhole, isWhole)
        return .interval(first, last)
    }

    /// Where the mark stacks and by how much.
    private var stackPlace: (StackKey, Double)? {
        if kind == .sector { return x.quantity?.value.scalar.map { (StackKey(kind: .sector), abs($0)) } }
        guard let growsUp, let quantity = (growsUp ? y : x).quantity?.value.scalar else { return nil }
        let base = (growsUp ? x : y).single
        let key = StackKey(
            kind: kind, growsUp: growsUp, place: base?.value, stretch: base?.bin?.lowerBound,
            groups: kind == .bar ? style.positionBy.map(\.value.value) : [])
        return (key, quantity)
    }
}

/// Marks with equal keys lie on each other.
private struct StackKey: Hashable {
    var kind: ChartMark.Kind
    var growsUp = true
    var place: _PlotValue?
    var stretch: Double?
    var groups: [_PlotValue] = []

    init(
        kind: ChartMark.Kind, growsUp: Bool = true, place: _PlotValue? = nil, stretch: Double? = nil,
        groups: [_PlotValue] = []
    ) {
        self.kind = kind
        self.growsUp = growsUp
        // Dates of one stretch stack wherever in it they lie.
        self.place = stretch == nil ? place : nil
        self.stretch = stretch
        self.groups = groups
    }
}

/// A sum that grows in both directions.
private struct Stack {
    private var total = 0.0
    private var above = 0.0
    private var below = 0.0
    /// How many members are still to come that can be seen, by their sign.
    private var membersLeft: [FloatingPointSign: Int] = [:]

    mutating func add(_ quantity: Double) {
        total += abs(quantity)
        if quantity != 0 { membersLeft[quantity.sign, default: 0] += 1 }
    }

    mutating func next(_ quantity: Double, _ method: MarkStackingMethod) -> (Double, Double) {
        if method == .unstacked { return (0, quantity) }
        let start = quantity < 0 ? below : above
        let end = start + quantity
        if quantity < 0 { below = end } else { above = end }
        if quantity != 0 { membersLeft[quantity.sign, default: 1] -= 1 }
        if method == .normalized { return total > 0 ? (start / total, end / total) : (0, 0) }
        if method == .center { return (start - total / 2, end - total / 2) }
        return (start, end)
    }

    /// Of the member that was added last.
    func growth(_ quantity: Double, _ method: MarkStackingMethod, growsUp: Bool) -> BarGrowth {
        let start = (quantity < 0 ? below : above) - quantity
        return BarGrowth(
            growsUp: growsUp, beginsOutside: method == .center && start == 0,
            endsOutside: method == .unstacked || membersLeft[quantity.sign, default: 0] == 0)
    }
}

/// What becomes of bars and areas at the same place.
public struct MarkStackingMethod: Equatable, Sendable {
    private enum Kind { case standard, normalized, center, unstacked }
    private let kind: Kind

    /// One on top of the other.
    public static var standard: MarkStackingMethod { .init(kind: .standard) }
    /// One on top of the other, as parts of 1.
    public static var normalized: MarkStackingMethod { .init(kind: .normalized) }
    /// One on top of the other, on both sides of zero.
    public static var center: MarkStackingMethod { .init(kind: .center) }
    /// Each from zero.
    public static var unstacked: MarkStackingMethod { .init(kind: .unstacked) }
}
