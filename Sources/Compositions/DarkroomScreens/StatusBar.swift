import DarkroomCompositions
import RenderModel
import SwiftUI

/// Time, signal, wireless network and battery, in shapes of our own. Where they stand is looked at, not measured.
struct StatusBar: View {
    let context: CompositionContext
    var color = Color.white
    /// Whether it shows the time, which a Lock Screen shows elsewhere.
    var showsTime = true
    /// Points in the middle that notch or island take.
    var sensorWidth: CGFloat = 126

    private var screen: CompositionScreen { context.content.screen }
    /// Beside notch or island there is more room than in a bar of 20 or 24 points.
    private var isTall: Bool { screen.insets.top > 30 }
    private var height: CGFloat { max(screen.insets.top, 20) }

    var body: some View {
        ZStack {
            if isTall { ears } else { bar }
        }
        .foregroundStyle(color)
        .frame(width: context.size.width, height: height)
    }

    /// The middles of both sides lie where those of the ears beside the sensors do.
    private var ears: some View {
        let ear = (context.size.width - sensorWidth) / 2
        return HStack(spacing: 0) {
            Group { if showsTime { time.font(.system(size: 17, weight: .semibold)) } else { Color.clear } }
                .frame(width: ear)
            Spacer(minLength: 0)
            HStack(spacing: 7) { signals(1) }.frame(width: ear)
        }
        .frame(height: 22)
        .padding(.top, screen.hasIsland ? 10 : 4)
    }

    private var bar: some View {
        ZStack {
            if showsTime, !context.isPad { time.font(.system(size: 12, weight: .semibold)) }
            HStack(spacing: 5) {
                if showsTime, context.isPad {
                    time
                    DayText(date: context.date, isShort: true).padding(.leading, 4)
                }
                Spacer(minLength: 0)
                signals(0.8)
            }
            .font(.system(size: 13, weight: .semibold))
            .padding(.horizontal, context.isPad ? 22 : 8)
            .padding(.top, context.isPad ? 6 : 0)
        }
    }

    private var time: some View { ClockText(date: context.date) }

    @ViewBuilder private func signals(_ scale: CGFloat) -> some View {
        // Their order is the language's, and they themselves are not mirrored.
        Group {
            // Beside a wide island there is no room for the bars.
            if sensorWidth < 200 { SignalBars().frame(width: 18 * scale, height: 12 * scale) }
            WirelessFan().frame(width: 17 * scale, height: 12 * scale)
            Battery(scale: scale)
        }
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// Four bars of growing height.
private struct SignalBars: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let width = rect.width * 0.178, step = (rect.width - width) / 3
        for index in 0..<4 {
            let height = rect.height * [0.34, 0.55, 0.77, 1][index]
            let bar = CGRect(
                x: rect.minX + CGFloat(index) * step, y: rect.maxY - height, width: width, height: height)
            path.addRoundedRect(in: bar, cornerSize: CGSize(width: width * 0.32, height: width * 0.32))
        }
        return path
    }
}

/// A fan of a dot and two arcs.
private struct WirelessFan: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let foot = CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.04)
        let radius = rect.height * 1.0
        for (inner, outer) in [(0.0, 0.3), (0.44, 0.63), (0.78, 0.98)] {
            let from = Angle.degrees(-136), to = Angle.degrees(-44)
            path.move(to: point(foot, radius * inner, from))
            path.addArc(center: foot, radius: radius * outer, startAngle: from, endAngle: to, clockwise: false)
            if inner > 0 {
                path.addArc(center: foot, radius: radius * inner, startAngle: to, endAngle: from, clockwise: true)
            } else {
                path.addLine(to: foot)
            }
            path.closeSubpath()
        }
        return path
    }

    private func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Angle) -> CGPoint {
        CGPoint(x: center.x + radius * CGFloat(cos(angle.radians)), y: center.y + radius * CGFloat(sin(angle.radians)))
    }
}

/// A full battery.
private struct Battery: View {
    let scale: CGFloat

    var body: some View {
        HStack(spacing: 1 * scale) {
            RoundedRectangle(cornerRadius: 4 * scale)
                .strokeBorder(.primary.opacity(0.4), lineWidth: 1 * scale)
                .overlay { RoundedRectangle(cornerRadius: 2.6 * scale).padding(2 * scale) }
                .frame(width: 25 * scale, height: 13 * scale)
            UnevenRoundedRectangle(
                topLeadingRadius: 0, bottomLeadingRadius: 0, bottomTrailingRadius: 1.5 * scale,
                topTrailingRadius: 1.5 * scale
            )
            .opacity(0.45)
            .frame(width: 1.5 * scale, height: 4.5 * scale)
        }
    }
}
