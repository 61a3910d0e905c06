import SwiftUICore

/// A shape at a mark's place in the plot.
struct PlottedShape<Base: Shape>: Shape {
    let shape: Base
    /// In the plot's coordinates.
    let bounds: CGRect

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: .zero, size: bounds.size))
            .offsetBy(dx: rect.minX + bounds.minX, dy: rect.minY + bounds.minY)
    }
}
