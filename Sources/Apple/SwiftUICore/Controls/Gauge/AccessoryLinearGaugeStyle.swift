import Geometry

/// A thick bar with a dot at the value, between the labels of its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let tint = AccessoryGauge.tint { LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing) }
        HStack(spacing: 4) {
            configuration.minimumValueLabel
            GeometryReader { proxy in
                let dot = AccessoryGauge.dot, hole = dot + 2 * AccessoryGauge.dotGap
                let travel = (proxy.size.width - dot) * CGFloat(configuration.value)
                Capsule().fill(tint)
                    .overlay(alignment: .leading) {
                        Circle().frame(width: hole, height: hole)
                            .offset(x: travel - AccessoryGauge.dotGap)
                            .blendMode(.destinationOut)
                    }
                    .overlay {
                        Capsule().fill(tint).mask(alignment: .leading) {
                            Circle().frame(width: dot, height: dot).offset(x: travel)
                        }
                    }
                    .compositingGroup()
            }
            .frame(height: AccessoryGauge.dot)
            configuration.maximumValueLabel
        }
        .font(.system(size: 12, weight: .semibold, design: .rounded))
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
