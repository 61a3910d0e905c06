import Geometry

/// The measures of the accessory gauges (apple-metrics §3): 58 points across, strokes of 17 pixels at 3×, round caps.
enum AccessoryGauge {
    static let diameter: CGFloat = 58
    static let lineWidth: CGFloat = 17 / 3
    static let trackOpacity = 0.35
    /// The arc's opening without and with labels at its ends.
    static func sweep(hasBounds: Bool) -> Double { hasBounds ? 240 : 270 }
    /// How far below the middle the labels of the ends stand, side by side.
    static let boundsOffset: CGFloat = 19
    /// The dot at the value and the ring that is cut out around it.
    static let dot: CGFloat = 6
    static let dotGap: CGFloat = 2

    /// The tint, whose gradient runs along the gauge from its least to its greatest value.
    @MainActor
    static func tint<S: ShapeStyle>(along gradientStyle: (Gradient) -> S) -> AnyShapeStyle {
        guard let gradient = EnvironmentValues.current.tintStyle?.gradient else {
            return AnyShapeStyle(TintShapeStyle())
        }
        return AnyShapeStyle(gradientStyle(gradient))
    }
}
