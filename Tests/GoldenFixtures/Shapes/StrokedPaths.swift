import SwiftUI

extension Fixture {
    nonisolated private static var zigzag: Path {
        Path { $0.addLines([CGPoint(x: 5, y: 20), CGPoint(x: 12, y: 6), CGPoint(x: 18, y: 20), CGPoint(x: 25, y: 6)]) }
    }

    @FixtureList static var strokedPaths: [Fixture] {
        for (name, join) in [("miter", CGLineJoin.miter), ("round", .round), ("bevel", .bevel)] {
            Fixture("stroked-paths/join-\(name)", 30, 26) {
                zigzag.strokedPath(StrokeStyle(lineWidth: 5, lineJoin: join)).fill(.blue)
            }
        }
        for (name, cap) in [("butt", CGLineCap.butt), ("round", .round), ("square", .square)] {
            Fixture("stroked-paths/cap-\(name)", 30, 12) {
                Path { $0.addLines([CGPoint(x: 8, y: 6), CGPoint(x: 22, y: 6)]) }
                    .strokedPath(StrokeStyle(lineWidth: 8, lineCap: cap)).fill(.blue)
            }
        }
        Fixture("stroked-paths/miter-limit", 30, 26) {
            zigzag.strokedPath(StrokeStyle(lineWidth: 5, miterLimit: 1.5)).fill(.blue)
        }
        Fixture("stroked-paths/dashes", 30, 26) {
            zigzag.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 3], dashPhase: 2)).fill(.blue)
        }
        Fixture("stroked-paths/round-dashes-of-a-circle", 30, 30) {
            Circle().path(in: CGRect(x: 4, y: 4, width: 22, height: 22))
                .strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8])).fill(.blue)
        }
        Fixture("stroked-paths/closed", 30, 26) {
            Path { path in
                path.addLines([CGPoint(x: 6, y: 22), CGPoint(x: 15, y: 6), CGPoint(x: 24, y: 22)])
                path.closeSubpath()
            }
            .strokedPath(StrokeStyle(lineWidth: 5)).fill(.blue)
        }
        Fixture("stroked-paths/wider-than-its-curve", 30, 30) {
            Path(ellipseIn: CGRect(x: 10, y: 10, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 14)).fill(
                .blue)
        }
        Fixture("stroked-paths/outline-of-the-outline", 30, 26) {
            zigzag.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)).normalized(eoFill: false)
                .stroke(.blue, lineWidth: 1)
        }
        // A stroke without a style is a shape of its own, which any style fills.
        Fixture("stroked-paths/stroke-filled-with-gradient", 30, 30) {
            Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).padding(5)
        }
        Fixture("stroked-paths/stroke-of-a-stroke", 30, 30) {
            Circle().stroke(lineWidth: 8).stroke(.blue, lineWidth: 1).padding(6)
        }
        Fixture("stroked-paths/clip-to-stroke", 30, 30) {
            AngularGradient(colors: [.red, .blue, .red], center: .center)
                .clipShape(Circle().inset(by: 4).stroke(lineWidth: 6))
        }
    }
}
