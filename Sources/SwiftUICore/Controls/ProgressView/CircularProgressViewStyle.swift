import Geometry

/// A ring that fills clockwise from the top; 20 points across.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            ZStack {
                Circle().stroke(FillShapeStyle(level: 2), lineWidth: 3)
                Circle().trim(from: 0, to: CGFloat(configuration.fractionCompleted ?? 0.25))
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 3, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .unmirrored()
            .padding(1.5)
            .frame(width: 20, height: 20)
            configuration.label
        }
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}
