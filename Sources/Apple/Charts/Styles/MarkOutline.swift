import SwiftUICore

/// A path in the plot's coordinates, drawn from right to left where the interface is.
struct MarkOutline: Shape {
    let outline: Path

    nonisolated func path(in rect: CGRect) -> Path { outline.offsetBy(dx: rect.minX, dy: rect.minY) }
}
