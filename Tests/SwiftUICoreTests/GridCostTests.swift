import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Layout of grids must stay about linear in the number of cells.
@MainActor
@Suite("Cost of grids") struct GridCostTests {
    private static let columns = 10

    /// How often the cells of a grid with `rows` rows are measured.
    private func measurements<V: View>(rows: Int, _ grid: (Int, CountingShape) -> V) -> Int {
        let counter = Counter()
        let view = grid(rows, CountingShape(counter: counter))
        _ = ViewRenderer().render(size: CGSize(width: 300, height: 300)) { view }
        return counter.value
    }

    private func growsLinearly<V: View>(_ grid: (Int, CountingShape) -> V) -> Bool {
        let few = measurements(rows: 50, grid), many = measurements(rows: 200, grid)
        return few >= 50 * Self.columns && many <= 4 * few
    }

    @Test func gridOf2000CellsMeasuresFourTimesAsOftenAsOneOf500() {
        #expect(
            growsLinearly { rows, shape in
                Grid {
                    ForEach(0..<rows, id: \.self) { _ in
                        GridRow { ForEach(0..<Self.columns, id: \.self) { _ in shape } }
                    }
                }
            })
    }

    @Test func lazyGridOf2000CellsMeasuresFourTimesAsOftenAsOneOf500() {
        #expect(
            growsLinearly { rows, shape in
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: Self.columns)) {
                    ForEach(0..<rows * Self.columns, id: \.self) { _ in shape }
                }
            })
    }
}

/// Counts how often it is asked for its size.
private struct CountingShape: Shape {
    let counter: Counter

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        counter.value += 1
        return proposal.replacingUnspecifiedDimensions()
    }
}

private final class Counter: @unchecked Sendable {
    var value = 0
}
