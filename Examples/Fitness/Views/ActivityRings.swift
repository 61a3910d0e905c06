import SwiftUI
import WidgetKit

/// Three rings, one in the other, the first goal outside.
struct ActivityRings: View {
    let goals: [Goal]
    /// Of the whole width.
    var thickness: CGFloat = 0.118
    var gap: CGFloat = 0.016

    var body: some View {
        GeometryReader { geometry in
            let width = min(geometry.size.width, geometry.size.height), line = width * thickness
            ZStack {
                ForEach(Array(goals.enumerated()), id: \.element.id) { index, goal in
                    ActivityRing(goal: goal, lineWidth: line)
                        .padding(CGFloat(index) * (line + width * gap))
                }
            }
            .frame(width: width, height: width)
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityHidden(true)
    }
}

/// A ring that fills clockwise from the top. Past its goal its end lies on its beginning, with a shadow before it.
struct ActivityRing: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let goal: Goal
    let lineWidth: CGFloat

    var body: some View {
        ZStack {
            Circle()
                .strokeBorder(track, lineWidth: lineWidth)
            Circle()
                .inset(by: lineWidth / 2)
                .trim(from: 0, to: min(max(goal.fraction, 0.001), 1))
                .stroke(gradient, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(360 * max(goal.fraction - 1, 0) - 90))
                .widgetAccentable()
            RingCap(lineWidth: lineWidth)
                .fill(end)
                .shadow(color: .black.opacity(goal.fraction > 0.96 ? 0.5 : 0), radius: lineWidth / 6, x: lineWidth / 5)
                .mask { Circle().strokeBorder(lineWidth: lineWidth) }
                .rotationEffect(.degrees(360 * goal.fraction))
                .widgetAccentable()
        }
    }

    private var isFullColor: Bool { renderingMode == .fullColor }
    private var start: Color { isFullColor ? goal.kind.startColor : .white }
    private var end: Color { isFullColor ? goal.kind.endColor : .white }
    private var track: Color { isFullColor ? goal.kind.startColor.opacity(0.22) : .white.opacity(0.25) }

    private var gradient: AngularGradient {
        let sweep = 360 * min(max(goal.fraction, 0.001), 1)
        return AngularGradient(
            stops: [.init(color: start, location: 0), .init(color: end, location: 1)], center: .center,
            startAngle: .zero, endAngle: .degrees(max(sweep, 1)))
    }
}

/// The end of a ring at the top of its circle.
private struct RingCap: Shape {
    let lineWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(ellipseIn: CGRect(x: rect.midX - lineWidth / 2, y: rect.minY, width: lineWidth, height: lineWidth))
    }
}

extension Goal.Kind {
    var startColor: Color {
        switch self {
        case .move: .moveStart
        case .exercise: .exerciseStart
        case .stand: .standStart
        }
    }

    var endColor: Color {
        switch self {
        case .move: .moveEnd
        case .exercise: .exerciseEnd
        case .stand: .standEnd
        }
    }
}
