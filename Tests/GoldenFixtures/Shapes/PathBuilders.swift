import SwiftUI

extension Fixture {
    @FixtureList static var pathBuilders: [Fixture] {
        Fixture("path-builders/relative-arc", 24, 24) {
            Path {
                $0.addRelativeArc(
                    center: CGPoint(x: 12, y: 12), radius: 8, startAngle: .degrees(180), delta: .degrees(270))
            }
            .stroke(.blue, lineWidth: 3)
        }
        Fixture("path-builders/relative-arc-back", 24, 24) {
            Path {
                $0.addRelativeArc(center: CGPoint(x: 12, y: 12), radius: 8, startAngle: .zero, delta: .degrees(-90))
            }
            .stroke(.blue, lineWidth: 3)
        }
        Fixture("path-builders/transformed-arc", 24, 24) {
            Path {
                $0.addArc(
                    center: .zero, radius: 8, startAngle: .zero, endAngle: .degrees(180), clockwise: false,
                    transform: CGAffineTransform(translationX: 12, y: 8).scaledBy(x: 1, y: 1.6))
            }
            .stroke(.blue, lineWidth: 2)
        }
        Fixture("path-builders/full-circle-clockwise", 24, 24) {
            Path {
                $0.addArc(
                    center: CGPoint(x: 12, y: 12), radius: 9, startAngle: .degrees(0), endAngle: .degrees(360),
                    clockwise: true)
            }
            .fill(.blue)
        }
        Fixture("path-builders/rects-and-lines", 24, 24) {
            Path { path in
                path.addRects([CGRect(x: 2, y: 2, width: 6, height: 6), CGRect(x: 10, y: 2, width: 6, height: 6)])
                path.addLines([CGPoint(x: 2, y: 20), CGPoint(x: 12, y: 12), CGPoint(x: 22, y: 20)])
            }
            .fill(.blue)
        }
        Fixture("path-builders/added-path-moved", 24, 24) {
            Path { path in
                let bar = Path(CGRect(x: 2, y: 2, width: 4, height: 12))
                for step in 0..<3 {
                    path.addPath(
                        bar, transform: CGAffineTransform(translationX: CGFloat(step) * 7, y: CGFloat(step) * 3))
                }
            }
            .fill(.blue)
        }
        Fixture("path-builders/elliptical-corners", 30, 20) {
            Path(roundedRect: CGRect(x: 1, y: 1, width: 28, height: 18), cornerSize: CGSize(width: 12, height: 5)).fill(
                .blue)
        }
        Fixture("path-builders/corner-radii", 30, 20) {
            Path(
                roundedRect: CGRect(x: 1, y: 1, width: 28, height: 18),
                cornerRadii: RectangleCornerRadii(topLeading: 8, bottomTrailing: 8)
            ).fill(.blue)
        }
        Fixture("path-builders/from-description", 24, 24) {
            Path("4 4 m 20 4 l 20 20 4 20 q h")?.fill(.blue)
        }
        Fixture("path-builders/lines-go-on-after-closing", 24, 24) {
            Path { path in
                path.addLines([CGPoint(x: 4, y: 4), CGPoint(x: 20, y: 4), CGPoint(x: 20, y: 10)])
                path.closeSubpath()
                path.addLine(to: CGPoint(x: 4, y: 20))
            }
            .stroke(.blue, lineWidth: 2)
        }
        Fixture("path-builders/core-graphics", 24, 24) { Path(drop).fill(.blue) }
        Fixture("path-builders/trim-by-length", 30, 20) {
            Path { path in
                path.move(to: CGPoint(x: 2, y: 16))
                path.addCurve(to: CGPoint(x: 28, y: 16), control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 6, y: 0))
            }
            .trimmedPath(from: 0.25, to: 0.75).stroke(.blue, lineWidth: 2)
        }
        Fixture("path-builders/trim-over-subpaths", 30, 14) {
            Path { path in
                path.addEllipse(in: CGRect(x: 2, y: 2, width: 10, height: 10))
                path.addEllipse(in: CGRect(x: 18, y: 2, width: 10, height: 10))
            }
            .trimmedPath(from: 0.25, to: 0.75).stroke(.blue, lineWidth: 2)
        }
    }

    nonisolated private static var drop: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 12, y: 2))
        path.addQuadCurve(to: CGPoint(x: 20, y: 15), control: CGPoint(x: 18, y: 8))
        path.addArc(center: CGPoint(x: 12, y: 15), radius: 8, startAngle: 0, endAngle: .pi, clockwise: false)
        path.addQuadCurve(to: CGPoint(x: 12, y: 2), control: CGPoint(x: 6, y: 8))
        path.closeSubpath()
        return path
    }
}
