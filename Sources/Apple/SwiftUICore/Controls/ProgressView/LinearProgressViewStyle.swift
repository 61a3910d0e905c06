import Geometry

/// A bar of 4 points (apple-metrics §3) with the label above and the value below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(FillShapeStyle(level: 2))
                    Capsule().fill(TintShapeStyle())
                        .frame(width: proxy.size.width * CGFloat(configuration.fractionCompleted ?? 0))
                }
            }
            .frame(height: 4)
            configuration.currentValueLabel?
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .tinted(tint)
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}
