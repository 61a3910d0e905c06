/// Four rows (red, green, blue, alpha out) of five columns (red, green, blue, alpha in, constant), applied to
/// components that are not premultiplied, in 0…1.
public struct ColorMatrix: Hashable, Sendable {
    public var rows: [[Float]]

    public init(rows: [[Float]]) {
        precondition(rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "a color matrix is 4 × 5")
        self.rows = rows
    }

    public static let identity = ColorMatrix(rows: [
        [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]
    ])

    /// White whose opacity is the color's Rec. 709 luma, whatever its alpha was.
    public static let luminanceToAlpha = ColorMatrix(rows: [
        [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0.2126, 0.7152, 0.0722, 0, 0]
    ])

    /// `color`, as opaque as the input's Rec. 709 luma times the color's own alpha.
    package static func luminance(in color: ResolvedColor) -> ColorMatrix {
        let luma = luminanceToAlpha.rows[3].map { $0 * color.alpha }
        return ColorMatrix(rows: [
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], luma
        ])
    }

    package func apply(to color: ResolvedColor) -> ResolvedColor {
        let input = [color.red, color.green, color.blue, color.alpha, 1]
        let output = rows.map { row in zip(row, input).reduce(Float(0)) { $0 + $1.0 * $1.1 } }
        func clamp(_ value: Float) -> Float { min(1, max(0, value)) }
        return ResolvedColor(
            red: clamp(output[0]), green: clamp(output[1]), blue: clamp(output[2]), alpha: clamp(output[3]))
    }
}
