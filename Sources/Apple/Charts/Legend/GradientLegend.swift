import SwiftUICore

/// A continuous scale of colors: a bar from one round number to another, with ticks and numbers below. Beyond the
/// values that there are, it has the color of the least and of the greatest.
///
/// Lengths are those of a picture of 0Itsuki0/SwiftChartsDemo, in points.
struct GradientLegend: View {
    private let stops: [Gradient.Stop]
    private let ticks: [(place: CGFloat, name: String)]

    /// - Parameters:
    ///   - range: from the least value to the greatest.
    ///   - colors: in equal distances.
    init(range: ClosedRange<Double>, colors: [Color]) {
        let range = range.lowerBound < range.upperBound ? range : range.lowerBound...(range.lowerBound + 1)
        let step = NumberTicks.step(over: range, atMost: 4, minimumStride: nil)
        let whole = NumberTicks.rounded(range, step: step), length = whole.upperBound - whole.lowerBound
        let values = NumberTicks.values(over: whole, step: step)
        let digits = AxisLabelFormat.digits(values.map { _PlotValue.number($0) })
        func place(_ value: Double) -> CGFloat { CGFloat((value - whole.lowerBound) / length) }
        ticks = values.map { (place($0), $0.formatted(.number.precision(.fractionLength($0 == 0 ? 0 : digits)))) }
        stops = colors.enumerated().map { index, color in
            let part = Double(index) / Double(max(1, colors.count - 1))
            return Gradient.Stop(
                color: color, location: place(range.lowerBound + part * (range.upperBound - range.lowerBound)))
        }
    }

    var body: some View {
        GradientLegendLayout(places: ticks.map(\.place)) {
            Rectangle().fill(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
            ForEach(Array(ticks.indices), id: \.self) { _ in Rectangle().fill(.secondary) }
            ForEach(Array(ticks.indices), id: \.self) { Text(verbatim: ticks[$0].name).lineLimit(1) }
        }
        .font(.caption2).foregroundStyle(.secondary)
    }
}

/// The bar, then its ticks, then their names.
private struct GradientLegendLayout: Layout {
    /// Of the ticks, as parts of the bar.
    let places: [CGFloat]

    private static let bar = CGSize(width: 110, height: 11)
    private static let tick = CGSize(width: 0.5, height: 4)
    /// Between ticks and names.
    private static let gap: CGFloat = 3

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let names = names(subviews), overhang = overhang(names)
        return CGSize(
            width: Self.bar.width + overhang.leading + overhang.trailing,
            height: Self.bar.height + Self.tick.height + Self.gap + (names.map(\.height).max() ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let start = CGPoint(x: bounds.minX + overhang(names(subviews)).leading, y: bounds.minY)
        subviews[0].place(at: start, proposal: ProposedViewSize(Self.bar))
        let below = start.y + Self.bar.height
        for (index, place) in places.enumerated() {
            let x = start.x + place * Self.bar.width
            subviews[1 + index].place(
                at: CGPoint(x: x, y: below), anchor: .top, proposal: ProposedViewSize(Self.tick))
            subviews[1 + places.count + index].place(
                at: CGPoint(x: x, y: below + Self.tick.height + Self.gap), anchor: .top, proposal: .unspecified)
        }
    }

    private func names(_ subviews: Subviews) -> [CGSize] {
        subviews.dropFirst(1 + places.count).map { $0.sizeThatFits(.unspecified) }
    }

    /// How far the first and the last name reach beyond the bar.
    private func overhang(_ names: [CGSize]) -> (leading: CGFloat, trailing: CGFloat) {
        ((names.first?.width ?? 0) / 2, (names.last?.width ?? 0) / 2)
    }
}
