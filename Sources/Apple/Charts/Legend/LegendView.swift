import SwiftUICore

/// The names of colors and symbols.
struct LegendView: View {
    struct Entry {
        var name: String
        var style: AnyShapeStyle
        var symbol: AnyChartSymbol?
    }

    let entries: [Entry]

    var body: some View {
        LegendFlow(spacing: 12, lineSpacing: 4) {
            ForEach(Array(entries.indices), id: \.self) { index in
                HStack(spacing: 5) {
                    symbol(entries[index]).frame(width: 8, height: 8)
                    Text(verbatim: entries[index].name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
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

/// A symbol around the middle of its place, as large as a circle in it looks.
private struct CenteredSymbol: Shape {
    nonisolated let shape: AnySymbolShape

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return shape.path(.area(.pi * radius * radius)).offsetBy(dx: rect.midX, dy: rect.midY)
    }
}
