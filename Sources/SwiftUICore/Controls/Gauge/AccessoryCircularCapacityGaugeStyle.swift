import Geometry

/// A closed ring that fills clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let inset = AccessoryGauge.lineWidth / 2
        ZStack {
            Circle().inset(by: inset)
                .stroke(TintShapeStyle().opacity(AccessoryGauge.trackOpacity), lineWidth: AccessoryGauge.lineWidth)
            Circle().inset(by: inset)
                .trim(from: 0, to: CGFloat(configuration.value))
                .stroke(
                    TintShapeStyle(), style: StrokeStyle(lineWidth: AccessoryGauge.lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .unmirrored()
            if let current = configuration.currentValueLabel {
                current.font(.system(size: 19, weight: .medium, design: .rounded))
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
                    .frame(width: 40)
            } else {
                configuration.label.font(.system(size: 19, weight: .medium, design: .rounded))
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
                    .frame(width: 40)
            }
        }
        .frame(width: AccessoryGauge.diameter, height: AccessoryGauge.diameter)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
