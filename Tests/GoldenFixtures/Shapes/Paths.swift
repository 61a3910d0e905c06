import SwiftUI

/// A star whose lines cross: its middle is inside twice.
private struct Pentagram: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = min(rect.width, rect.height) / 2
        for step in 0..<5 {
            let angle = Double(step) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(
                x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle)))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

extension Fixture {
    @FixtureList static var paths: [Fixture] {
        Fixture("paths/own-shape-non-zero", 30, 30) { Pentagram().fill(.blue) }
        Fixture("paths/own-shape-even-odd", 30, 30) { Pentagram().fill(.blue, style: FillStyle(eoFill: true)) }
        Fixture("paths/own-shape-stroked", 30, 30) { Pentagram().stroke(.blue, lineWidth: 1).padding(3) }
        // y grows downwards, so that a clockwise arc of Core Graphics looks counter-clockwise on the screen.
        Fixture("paths/arc", 30, 30) {
            Path { path in
                path.addArc(
                    center: CGPoint(x: 15, y: 15), radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
                    clockwise: false)
            }
            .stroke(.blue, lineWidth: 4)
        }
        Fixture("paths/arc-clockwise", 30, 30) {
            Path { path in
                path.addArc(
                    center: CGPoint(x: 15, y: 15), radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
                    clockwise: true)
            }
            .stroke(.blue, lineWidth: 4)
        }
        Fixture("paths/pie", 30, 30) {
            Path { path in
                path.move(to: CGPoint(x: 15, y: 15))
                path.addArc(
                    center: CGPoint(x: 15, y: 15), radius: 13, startAngle: .degrees(-90), endAngle: .degrees(30),
                    clockwise: false)
                path.closeSubpath()
            }
            .fill(.blue)
        }
        Fixture("paths/arc-between-tangents", 30, 30) {
            Path { path in
                path.move(to: CGPoint(x: 4, y: 26))
                path.addArc(
                    tangent1End: CGPoint(x: 4, y: 4), tangent2End: CGPoint(x: 26, y: 4), radius: 12)
                path.addLine(to: CGPoint(x: 26, y: 4))
            }
            .stroke(.blue, lineWidth: 3)
        }
        Fixture("paths/quadratic", 30, 30) {
            Path { path in
                path.move(to: CGPoint(x: 3, y: 27))
                path.addQuadCurve(to: CGPoint(x: 27, y: 27), control: CGPoint(x: 15, y: -15))
            }
            .stroke(.blue, lineWidth: 3)
        }
        Fixture("paths/cubic", 30, 30) {
            Path { path in
                path.move(to: CGPoint(x: 3, y: 15))
                path.addCurve(
                    to: CGPoint(x: 27, y: 15), control1: CGPoint(x: 12, y: -15), control2: CGPoint(x: 18, y: 45))
            }
            .stroke(.blue, lineWidth: 3)
        }
        Fixture("paths/several-subpaths", 30, 30) {
            Path { path in
                path.addRect(CGRect(x: 2, y: 2, width: 12, height: 12))
                path.addEllipse(in: CGRect(x: 16, y: 16, width: 12, height: 12))
                path.addRoundedRect(
                    in: CGRect(x: 16, y: 2, width: 12, height: 12), cornerSize: CGSize(width: 4, height: 4))
            }
            .fill(.blue)
        }
        Fixture("paths/hole-by-even-odd", 30, 30) {
            Path { path in
                path.addRect(CGRect(x: 2, y: 2, width: 26, height: 26))
                path.addEllipse(in: CGRect(x: 8, y: 8, width: 14, height: 14))
            }
            .fill(.blue, style: FillStyle(eoFill: true))
        }
        Fixture("paths/transformed", 30, 30) {
            Path(CGRect(x: 0, y: 0, width: 10, height: 10))
                .applying(CGAffineTransform(translationX: 15, y: 4).rotated(by: .pi / 4))
                .fill(.blue)
        }
        Fixture("paths/stroked-path-is-filled", 30, 30) {
            Path { $0.addLines([CGPoint(x: 5, y: 25), CGPoint(x: 15, y: 5), CGPoint(x: 25, y: 25)]) }
                .strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
                .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
        Fixture("paths/open-path-is-closed-by-filling", 30, 30) {
            Path { $0.addLines([CGPoint(x: 5, y: 25), CGPoint(x: 15, y: 5), CGPoint(x: 25, y: 25)]) }.fill(.blue)
        }
    }
}
