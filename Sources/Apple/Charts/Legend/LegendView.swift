import SwiftUICore

/// The names of colors, symbols and line styles.
struct LegendView: View {
    struct Entry {
        var name: String
        var style: AnyShapeStyle
        var symbol: AnyChartSymbol?
        var lineStyle: StrokeStyle?
    }

    let entries: [Entry]

    var body: some View {
        // Font and distances are those of two charts of jordibruin/Swift-Charts-Examples and two of mecid.github.io: names
        // of caption2, 8 points to the next entry.
        LegendFlow(spacing: 8, lineSpacing: 4) {
            ForEach(Array(entries.indices), id: \.self) { index in
                HStack(spacing: 5) {
                    if let stroke = entries[index].lineStyle, entries[index].symbol == nil {
                        LineSample().stroke(entries[index].style, style: stroke).frame(width: 16, height: 8)
                    } else {
                        symbol(entries[index]).frame(width: 8, height: 8)
                    }
                    Text(verbatim: entries[index].name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }

    @ViewBuilder
    private func symbol(_ entry: Entry) -> some View {
        switch entry.symbol {
        case .shape(let shape): CenteredSymbol(shape: shape).fill(entry.style)
        case .view(let view): view.foregroundStyle(entry.style)
        case nil: Circle().fill(entry.style)
        }
    }
}

/// A line from one side to the other.
private struct LineSample: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

/// A symbol around the middle of its place, as large as a circle in it looks.
private struct CenteredSymbol: Shape {
    nonisolated let shape: AnySymbolShape

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return shape.path(.area(.pi * radius * radius)).offsetBy(dx: rect.midX, dy: rect.midY)
    }
}

/// Views one after the other, in lines.
struct LegendFlow: Layout {
    /// Points.
    let spacing: CGFloat
    let lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(of: subviews, width: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // The width that was asked for, in which rounding breaks no line anew.
        for (subview, frame) in zip(subviews, frames(of: subviews, width: max(bounds.width, proposal.width ?? 0))) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = [], x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0
        for subview in subviews {
            var size = subview.sizeThatFits(.unspecified)
            size.width = min(size.width, width)
            if x > 0, x + size.width > width + 0.01 { (x, y, height) = (0, y + height + lineSpacing, 0) }
            frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
            x += size.width + spacing
            height = max(height, size.height)
        }
        return frames
    }
}

extension ChartModel {
    /// What tells the values of colors and symbols; nil where nothing is told apart.
    func legend(_ settings: ChartSettings) -> AnyView? {
        guard settings.legend.visibility != .hidden else { return nil }
        if let content = settings.legend.content { return content }
        let colored = Set(marks.compactMap(\.style.foregroundBy?.value))
        let shaped = Set(marks.compactMap(\.style.symbolBy?.value))
        let lined = Set(marks.filter { $0.kind == .line }.compactMap(\.style.lineStyleBy?.value))
        guard !colored.isEmpty || !shaped.isEmpty || !lined.isEmpty else { return nil }
        if foreground.isContinuous, shaped.isEmpty, lined.isEmpty,
            let first = foreground.domain.compactMap(\.scalar).filter(\.isFinite).min(),
            let last = foreground.domain.compactMap(\.scalar).filter(\.isFinite).max()
        {
            return AnyView(GradientLegend(range: first...last, colors: settings.foreground.blended))
        }
        var values = foreground.domain
        for value in symbols.domain + lineStyles.domain where !values.contains(value) { values.append(value) }
        let entries = values.map { value in
            LegendView.Entry(
                name: value.name,
                style: foreground.domain.contains(value)
                    ? foreground.visual(for: value) ?? AnyShapeStyle(.primary)
                    : lined.contains(value) ? AnyShapeStyle(ChartPalette.colors[0]) : AnyShapeStyle(.secondary),
                symbol: shaped.contains(value) ? symbols.visual(for: value) : nil,
                lineStyle: lined.contains(value) ? lineStyles.visual(for: value) : nil)
        }
        return AnyView(LegendView(entries: entries))
    }
}
