import SwiftUI

/// What widgets draw on canvases.
extension Fixture {
    /// Numbers of a generator with a seed, as starfields use them.
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    @FixtureList static var canvasScenes: [Fixture] {
        Fixture("canvas-scenes/activity-rings", 60, 60) {
            Canvas { context, size in
                let rings: [(Color, Double)] = [(.red, 0.8), (.green, 0.55), (.cyan, 1.2)]
                let center = CGPoint(x: size.width / 2, y: size.height / 2)
                for (index, ring) in rings.enumerated() {
                    let radius = size.width / 2 - 5 - CGFloat(index) * 9
                    let whole = Path(
                        ellipseIn: CGRect(
                            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
                    context.stroke(whole, with: .color(ring.0.opacity(0.2)), lineWidth: 7)
                    var arc = Path()
                    arc.addArc(
                        center: center, radius: radius, startAngle: .degrees(-90),
                        endAngle: .degrees(-90 + 360 * min(ring.1, 0.999)), clockwise: false)
                    context.stroke(
                        arc,
                        with: .conicGradient(
                            Gradient(colors: [ring.0, ring.0.opacity(0.7)]), center: center, angle: .degrees(-90)),
                        style: StrokeStyle(lineWidth: 7, lineCap: .round))
                }
            }
        }
        Fixture("canvas-scenes/bar-chart", 60, 40) {
            Canvas { context, size in
                let values = [0.3, 0.6, 0.45, 0.9, 0.7, 0.2]
                let step = size.width / CGFloat(values.count)
                for (index, value) in values.enumerated() {
                    let bar = CGRect(
                        x: CGFloat(index) * step + 2, y: size.height * CGFloat(1 - value), width: step - 4,
                        height: size.height * CGFloat(value))
                    context.fill(
                        Path(roundedRect: bar, cornerRadius: 2),
                        with: .linearGradient(
                            Gradient(colors: [.cyan, .blue]), startPoint: CGPoint(x: 0, y: bar.minY),
                            endPoint: CGPoint(x: 0, y: size.height)))
                }
                context.fill(Path(CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)), with: .color(.gray))
            }
            .padding(4)
        }
        Fixture("canvas-scenes/sparkline", 70, 36) {
            Canvas { context, size in
                let values = [3.0, 5, 4, 8, 6, 9, 7, 11]
                let points = values.enumerated().map { index, value in
                    CGPoint(
                        x: size.width * CGFloat(index) / CGFloat(values.count - 1),
                        y: size.height * CGFloat(1 - value / 12))
                }
                let line = Path { $0.addLines(points) }
                var area = line
                area.addLine(to: CGPoint(x: size.width, y: size.height))
                area.addLine(to: CGPoint(x: 0, y: size.height))
                area.closeSubpath()
                context.fill(
                    area,
                    with: .linearGradient(
                        Gradient(colors: [.green.opacity(0.5), .green.opacity(0)]), startPoint: .zero,
                        endPoint: CGPoint(x: 0, y: size.height)))
                context.stroke(line, with: .color(.green), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
                if let last = points.last {
                    context.fill(
                        Path(ellipseIn: CGRect(x: last.x - 2.5, y: last.y - 2.5, width: 5, height: 5)),
                        with: .color(.green))
                }
            }
            .padding(3)
        }
        Fixture("canvas-scenes/contributions", 70, 36, scale: 1) {
            Canvas { context, size in
                var random = Seeded(state: 7)
                for week in 0..<14 {
                    for day in 0..<7 {
                        let level = Int.random(in: 0...4, using: &random)
                        let cell = CGRect(x: CGFloat(week) * 5, y: CGFloat(day) * 5, width: 4, height: 4)
                        context.fill(
                            Path(roundedRect: cell, cornerRadius: 1),
                            with: .color(level == 0 ? Color(white: 0.9) : .green.opacity(Double(level) / 4)))
                    }
                }
            }
        }
        Fixture("canvas-scenes/clock", 70, 70) {
            TimelineView(.everyMinute) { timeline in
                Canvas { context, size in
                    let parts = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: timeline.date)
                    let radius = min(size.width, size.height) / 2
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    context.fill(
                        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
                        with: .color(white: 0.95))
                    for tick in 0..<60 {
                        var copy = context
                        copy.rotate(by: .degrees(Double(tick) * 6))
                        let length: CGFloat = tick % 5 == 0 ? 4 : 2
                        copy.fill(
                            Path(CGRect(x: -0.5, y: -radius + 1, width: 1, height: length)),
                            with: .color(tick % 5 == 0 ? .black : .gray))
                    }
                    for hour in 1...12 {
                        let angle = Double(hour) * .pi / 6 - .pi / 2
                        context.draw(
                            Text("\(hour)").font(.system(size: 8, weight: .semibold)),
                            at: CGPoint(x: CGFloat(cos(angle)) * (radius - 10), y: CGFloat(sin(angle)) * (radius - 10)))
                    }
                    let minute = Double(parts.minute ?? 0), hour = Double(parts.hour ?? 0) + minute / 60
                    for (turns, length, width) in [(hour / 12, 0.5, 3.0), (minute / 60, 0.8, 2)] {
                        var hand = context
                        hand.rotate(by: .degrees(turns * 360))
                        hand.stroke(
                            Path {
                                $0.move(to: .zero); $0.addLine(to: CGPoint(x: 0, y: -radius * CGFloat(length)))
                            },
                            with: .color(.black), style: StrokeStyle(lineWidth: width, lineCap: .round))
                    }
                    context.fill(Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: 4)), with: .color(.orange))
                }
            }
        }
        Fixture("canvas-scenes/starfield", 70, 50) {
            Canvas(opaque: true) { context, size in
                var random = Seeded(state: 42)
                for _ in 0..<60 {
                    let radius = CGFloat.random(in: 0.3...1.2, using: &random)
                    let center = CGPoint(
                        x: CGFloat.random(in: 0...size.width, using: &random),
                        y: CGFloat.random(in: 0...size.height, using: &random))
                    context.opacity = .random(in: 0.3...1, using: &random)
                    context.fill(
                        Path(
                            ellipseIn: CGRect(
                                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
                        with: .color(.white))
                }
            }
        }
        Fixture("canvas-scenes/donut-with-labels", 70, 70) {
            Canvas { context, size in
                let parts: [(Double, Color)] = [(0.45, .blue), (0.3, .orange), (0.25, .green)]
                let center = CGPoint(x: size.width / 2, y: size.height / 2)
                var start = Angle.degrees(-90)
                for (share, color) in parts {
                    let end = start + .degrees(360 * share)
                    var slice = Path()
                    slice.addArc(center: center, radius: 33, startAngle: start, endAngle: end, clockwise: false)
                    slice.addArc(center: center, radius: 17, startAngle: end, endAngle: start, clockwise: true)
                    slice.closeSubpath()
                    context.fill(slice, with: .color(color))
                    let middle = (start.radians + end.radians) / 2
                    context.draw(
                        Text("\(Int(share * 100))").font(.system(size: 8, weight: .bold)).foregroundStyle(.white),
                        at: CGPoint(x: center.x + 25 * CGFloat(cos(middle)), y: center.y + 25 * CGFloat(sin(middle))))
                    start = end
                }
                context.draw(Text("Total").font(.system(size: 9)), at: center)
            }
        }
        Fixture("canvas-scenes/gauge", 70, 44) {
            Canvas { context, size in
                let center = CGPoint(x: size.width / 2, y: size.height - 6)
                func arc(_ from: Double, _ to: Double) -> Path {
                    Path {
                        $0.addArc(
                            center: center, radius: 30, startAngle: .degrees(180 + 180 * from),
                            endAngle: .degrees(180 + 180 * to), clockwise: false)
                    }
                }
                let style = StrokeStyle(lineWidth: 6, lineCap: .round)
                context.stroke(arc(0, 1), with: .color(.gray.opacity(0.3)), style: style)
                context.stroke(
                    arc(0, 0.65),
                    with: .linearGradient(
                        Gradient(colors: [.green, .yellow, .red]), startPoint: CGPoint(x: 5, y: 0),
                        endPoint: CGPoint(x: 65, y: 0)), style: style)
                context.draw(
                    Text("65%").font(.system(size: 12, weight: .bold, design: .rounded)),
                    at: CGPoint(x: center.x, y: center.y - 6))
            }
        }
        Fixture("canvas-scenes/dotted-map", 70, 40, scale: 1) {
            Canvas { context, size in
                let land = Path { land in
                    land.addEllipse(in: CGRect(x: 4, y: 6, width: 26, height: 20))
                    land.addEllipse(in: CGRect(x: 36, y: 12, width: 30, height: 22))
                }
                for x in stride(from: 2.0, to: size.width, by: 4) {
                    for y in stride(from: 2.0, to: size.height, by: 4) where land.contains(CGPoint(x: x, y: y)) {
                        context.fill(
                            Path(ellipseIn: CGRect(x: x - 1.3, y: y - 1.3, width: 2.6, height: 2.6)),
                            with: .color(.teal))
                    }
                }
            }
        }
        Fixture("canvas-scenes/confetti-by-id", 70, 40) {
            Canvas { context, size in
                var random = Seeded(state: 3)
                for index in 0..<24 {
                    guard let piece = context.resolveSymbol(id: index % 3) else { continue }
                    var copy = context
                    copy.translateBy(
                        x: .random(in: 0...size.width, using: &random), y: .random(in: 0...size.height, using: &random))
                    copy.rotate(by: .degrees(.random(in: 0..<360, using: &random)))
                    copy.opacity = .random(in: 0.5...1, using: &random)
                    copy.draw(piece, at: .zero)
                }
            } symbols: {
                Rectangle().fill(.pink).frame(width: 3, height: 6).tag(0)
                Circle().fill(.yellow).frame(width: 4, height: 4).tag(1)
                Image(systemName: "star.fill").font(.system(size: 6)).foregroundStyle(.blue).tag(2)
            }
        }
        Fixture("canvas-scenes/rating-by-mask", 70, 16) {
            Canvas { context, size in
                let star = context.resolve(Image(systemName: "star.fill"))
                func stars(_ context: GraphicsContext) {
                    for index in 0..<5 {
                        context.draw(star, in: CGRect(x: CGFloat(index) * 14, y: 1, width: 13, height: 13))
                    }
                }
                context.opacity = 0.25
                stars(context)
                context.opacity = 1
                context.clip(to: Path(CGRect(x: 0, y: 0, width: size.width * 0.7, height: size.height)))
                stars(context)
            }
            .foregroundStyle(.orange)
        }
    }
}
