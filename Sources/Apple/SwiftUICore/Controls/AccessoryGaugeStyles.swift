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
                        style: StrokeStyle(lineWidth: AccessoryGauge.lineWidth, lineCap: .round)
                    )
                    .rotationEffect(.degrees(start))
                Circle()
                    .frame(
                        width: AccessoryGauge.dot + 2 * AccessoryGauge.dotGap,
                        height: AccessoryGauge.dot + 2 * AccessoryGauge.dotGap
                    )
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
                    current
                } else if !hasBounds {
                    configuration.label
                }
            }
            .font(AccessoryGauge.valueFont)
            .minimumScaleFactor(0.4)
            .lineLimit(1)
            .frame(width: AccessoryGauge.valueWidth)
            .offset(y: -AccessoryGauge.valueLift)
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
                    .font(.system(size: 11, weight: .medium))
                    .minimumScaleFactor(0.6)
                    .lineLimit(1)
                    .frame(width: 24)
                    .offset(y: AccessoryGauge.boundsOffset)
            }
        }
        .frame(width: AccessoryGauge.diameter, height: AccessoryGauge.diameter)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A closed ring that fills clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(fraction: configuration.value, diameter: AccessoryGauge.diameter) {
            if let current = configuration.currentValueLabel {
                current
            } else {
                configuration.label
            }
        }
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// A thick bar with a dot at the value, between the labels of its ends; without them, behind that of the value.
///
/// Measured in a picture of pawello2222/WidgetExamples, 10 times as large as on iOS 17, and in Meshtastic's: the bar and its
/// dot are 8 points high, and so is the gauge, whatever its labels are.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    private static let dot: CGFloat = 8
    /// How far the bar ends from the dot.
    private static let gap: CGFloat = 4

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let tint = AccessoryGauge.tint { LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing) }
        HStack(spacing: 8) {
            if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
                configuration.currentValueLabel
            }
            configuration.minimumValueLabel
            GeometryReader { proxy in
                let dot = Self.dot, hole = dot + 2 * Self.gap
                let travel = (proxy.size.width - dot) * CGFloat(configuration.value)
                Capsule().fill(tint)
                    .overlay(alignment: .leading) {
                        Circle().frame(width: hole, height: hole)
                            .offset(x: travel - Self.gap)
                            .blendMode(.destinationOut)
                    }
                    .overlay {
                        Capsule().fill(tint).mask(alignment: .leading) {
                            Circle().frame(width: dot, height: dot).offset(x: travel)
                        }
                    }
                    .compositingGroup()
            }
            .frame(height: Self.dot)
            configuration.maximumValueLabel
        }
        .font(.system(size: 17, weight: .semibold))
        .fixedSize(horizontal: false, vertical: true)
        .frame(height: Self.dot)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A thick bar that fills from its leading end, under its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    /// The column's distances and the bar's height are those of macOS 26, which has the measured ones of iOS elsewhere.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.minimumValueLabel
            VStack(alignment: .leading, spacing: 6) {
                configuration.label
                GaugeBar(
                    fraction: configuration.value, height: 8,
                    track: TintShapeStyle().opacity(AccessoryGauge.trackOpacity))
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
            configuration.maximumValueLabel
        }
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

/// The measures of the accessory gauges (apple-metrics §3): 58 points across, strokes of 17 pixels at 3×, round caps.
enum AccessoryGauge {
    static let diameter: CGFloat = 58
    static let lineWidth: CGFloat = 17 / 3
    static let trackOpacity = 0.35
    /// The arc's opening without and with labels at its ends.
    static func sweep(hasBounds: Bool) -> Double { hasBounds ? 240 : 270 }
    /// The value's label and the room that it has, in the circular styles: as wide as Meshtastic's and Home Assistant's
    /// pictures show it, a point above the middle.
    static let valueFontSize: CGFloat = 24
    static let valueFont = Font.system(size: valueFontSize, weight: .medium)
    static let valueWidth: CGFloat = 40.5
    static let valueLift: CGFloat = 1
    /// How far below the middle the gauge's label or those of the ends stand, the latter side by side.
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
                .font(.system(size: AccessoryGauge.valueFontSize * scale, weight: .medium))
                .minimumScaleFactor(0.4)
                .lineLimit(1)
                .frame(width: AccessoryGauge.valueWidth * scale)
                .offset(y: -AccessoryGauge.valueLift * scale)
        }
        .frame(width: diameter, height: diameter)
    }
}
