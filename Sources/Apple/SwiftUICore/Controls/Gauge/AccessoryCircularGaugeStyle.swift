import Geometry

/// An open ring with a dot at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        let sweep = AccessoryGauge.sweep(hasBounds: hasBounds)
        let start = 90 + (360 - sweep) / 2
        let inset = AccessoryGauge.lineWidth / 2
        let radius = AccessoryGauge.diameter / 2 - inset
        let angle = Angle.degrees(start + sweep * configuration.value)
        let fraction = CGFloat(sweep / 360 * configuration.value)
        let tint = AccessoryGauge.tint {
            AngularGradient(gradient: $0, center: .center, startAngle: .zero, endAngle: .degrees(sweep))
        }
        ZStack {
            ZStack {
                Circle().inset(by: inset)
                    .trim(from: 0, to: CGFloat(sweep / 360))
                    .stroke(
                        tint,
                        style: StrokeStyle(lineWidth: AccessoryGauge.lineWidth, lineCap: .round))
                    .rotationEffect(.degrees(start))
                Circle()
                    .frame(
                        width: AccessoryGauge.dot + 2 * AccessoryGauge.dotGap,
                        height: AccessoryGauge.dot + 2 * AccessoryGauge.dotGap)
                    .offset(x: radius * CGFloat(cos(angle.radians)), y: radius * CGFloat(sin(angle.radians)))
                    .blendMode(.destinationOut)
                // A stroke of no length but for its caps, which has the color of the track at its place.
                Circle().inset(by: inset)
                    .trim(from: fraction, to: fraction + 0.0001)
                    .stroke(tint, style: StrokeStyle(lineWidth: AccessoryGauge.dot, lineCap: .round))
                    .rotationEffect(.degrees(start))
            }
            .compositingGroup()
            .unmirrored()
            VStack(spacing: 0) {
                if let current = configuration.currentValueLabel {
                    current.font(.system(size: 19, weight: .medium, design: .rounded))
                        .minimumScaleFactor(0.5)
                        .lineLimit(1)
                } else if !hasBounds {
                    configuration.label.font(.system(size: 19, weight: .medium, design: .rounded))
                        .minimumScaleFactor(0.5)
                        .lineLimit(1)
                }
            }
            .frame(width: 36)
            if hasBounds {
                HStack(spacing: 8) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.system(size: 11, weight: .medium))
                .minimumScaleFactor(0.6)
                .lineLimit(1)
                .frame(width: 40)
                .unmirrored()
                .offset(y: AccessoryGauge.boundsOffset)
            } else if configuration.currentValueLabel != nil {
                configuration.label
                    .font(.system(size: 11, weight: .semibold, design: .rounded))
                    .minimumScaleFactor(0.6)
                    .lineLimit(1)
                    .frame(width: 24)
                    .offset(y: 22)
            }
        }
        .frame(width: AccessoryGauge.diameter, height: AccessoryGauge.diameter)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
