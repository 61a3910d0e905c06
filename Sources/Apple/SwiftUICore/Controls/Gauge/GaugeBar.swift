import Geometry

/// A track and its filled part.
struct GaugeBar: View {
    let fraction: Double
    let height: CGFloat

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(TintShapeStyle().opacity(AccessoryGauge.trackOpacity))
                Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * CGFloat(fraction))
            }
        }
        .frame(height: height)
    }
}
