import SwiftUI

/// A kind of view in several sizes.
@MainActor
struct LayoutCurve {
    let name: String
    /// From the smallest to the largest: what `makeView` is given.
    let sizes: [Int]
    let makeView: (Int) -> AnyView

    static let all = [
        LayoutCurve(name: "nested stacks", sizes: [5, 10, 20, 40]) { nested($0) },
        LayoutCurve(name: "flat stack", sizes: [20, 200, 1000, 2000]) { count in
            AnyView(VStack { ForEach(0..<count, id: \.self) { cell($0) } })
        },
        LayoutCurve(name: "Grid", sizes: [20, 200, 1000, 2000]) { count in
            AnyView(
                Grid {
                    ForEach(0..<count / columns, id: \.self) { row in
                        GridRow { ForEach(0..<columns, id: \.self) { cell(row * columns + $0) } }
                    }
                })
        },
        LayoutCurve(name: "LazyVGrid", sizes: [20, 200, 1000, 2000]) { count in
            AnyView(
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
                    ForEach(0..<count, id: \.self) { cell($0) }
                })
        },
        LayoutCurve(name: "medium widget", sizes: [1]) { _ in AnyView(SampleWidget()) }
    ]

    private static let columns = 10

    /// Text and shapes by turns, as a table has them.
    @ViewBuilder private static func cell(_ index: Int) -> some View {
        if index.isMultiple(of: 2) { Text("\(index % 100)") } else { Color.red }
    }

    /// Stacks in stacks, by turns horizontal and vertical, each with views beside the inner stack that share its room.
    private static func nested(_ depth: Int) -> AnyView {
        if depth == 0 { return AnyView(Text("End")) }
        let inner = nested(depth - 1)
        return depth.isMultiple(of: 2)
            ? AnyView(
                HStack {
                    Text("a"); inner; Spacer()
                })
            : AnyView(
                VStack(alignment: .leading) {
                    Text("b"); inner; Color.red.frame(height: 1)
                })
    }
}
