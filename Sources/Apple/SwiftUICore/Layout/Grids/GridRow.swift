import Geometry

/// A row of cells in a `Grid`; a modifier of it applies to each cell.
public struct GridRow<Content: View>: PrimitiveView {
    package let alignment: VerticalAlignment?
    nonisolated(unsafe) package let content: Content

    /// - Parameter alignment: where cells lie in the row; nil takes the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let start = list.nodes.count
        Content._resolve(view.content, inputs.child(0), into: &list)
        let row = GridRowReference(alignment: view.alignment)
        for node in list.nodes[start...] { node.traits.gridCell.row = row }
    }
}
