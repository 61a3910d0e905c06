import Geometry

/// A ring that fills clockwise from the top.
///
/// Apple's documentation has it that a circular progress view in a widget looks as a gauge of the style
/// `accessoryCircularCapacity`, an empty one where the end is not known. Unlike the gauge it is drawn smaller where it
/// is offered less, as the Dynamic Island needs it.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        GeometryReader { proxy in
            CapacityRing(
                fraction: configuration.fractionCompleted ?? 0, diameter: min(proxy.size.width, proxy.size.height)
            ) {
                if let current = configuration.currentValueLabel {
                    // A timer's text takes all the room there is.
                    current.multilineTextAlignment(.center)
                } else {
                    configuration.label
                }
            }
        }
        .frame(
            idealWidth: AccessoryGauge.diameter, maxWidth: AccessoryGauge.diameter,
            idealHeight: AccessoryGauge.diameter, maxHeight: AccessoryGauge.diameter)
        .aspectRatio(1, contentMode: .fit)
        .tinted(tint)
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}
