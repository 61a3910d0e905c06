import Geometry

/// A closed ring that fills clockwise from the top, with something in its middle.
struct CapacityRing<Middle: View>: View {
    let fraction: Double
    /// Points across.
    let diameter: CGFloat
    @ViewBuilder let middle: Middle

    var body: some View {
        let scale = diameter / AccessoryGauge.diameter
        let width = AccessoryGauge.lineWidth * scale
        ZStack {
            Circle().inset(by: width / 2)
                .stroke(TintShapeStyle().opacity(AccessoryGauge.trackOpacity), lineWidth: width)
            if fraction > 0 {
                Circle().inset(by: width / 2)
                    .trim(from: 0, to: CGFloat(fraction))
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: width, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .unmirrored()
            }
            middle
                .font(.system(size: 19 * scale, weight: .medium, design: .rounded))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .frame(width: 40 * scale)
        }
        .frame(width: diameter, height: diameter)
    }
}
