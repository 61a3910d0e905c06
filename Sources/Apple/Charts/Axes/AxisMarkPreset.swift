/// Where labels lie beside their values.
public struct AxisMarkPreset: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    public static var automatic: AxisMarkPreset { .init(description: "automatic") }
    public static var extended: AxisMarkPreset { .init(description: "extended") }
    /// The first and last label end where the plot does.
    public static var aligned: AxisMarkPreset { .init(description: "aligned") }
    /// Labels lie inside the plot.
    public static var inset: AxisMarkPreset { .init(description: "inset") }
}
