import SwiftUI

extension Fixture {
    private static func corner(_ path: inout Path) {
        path.move(to: CGPoint(x: 6, y: 24))
        path.addLine(to: CGPoint(x: 15, y: 6))
        path.addLine(to: CGPoint(x: 24, y: 24))
    }

    @FixtureList static var strokes: [Fixture] {
        // A stroke lies half outside its shape; a border lies inside.
        Fixture("strokes/stroke-is-centered", 30, 30) {
            Rectangle().stroke(.blue, lineWidth: 6).frame(width: 16, height: 16)
        }
        Fixture("strokes/stroke-border-is-inside", 30, 30) {
            Rectangle().strokeBorder(.blue, lineWidth: 6).frame(width: 16, height: 16)
        }
        Fixture("strokes/circle-border", 24, 24) { Circle().strokeBorder(.blue, lineWidth: 4) }
        Fixture("strokes/rounded-border", 24, 24) {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.blue, lineWidth: 3)
        }
        Fixture("strokes/capsule-border", 30, 16) { Capsule().strokeBorder(.blue, lineWidth: 2) }
        Fixture("strokes/hairline", 24, 24) { Circle().stroke(.blue, lineWidth: 0.5).padding(2) }
        Fixture("strokes/fill-and-border", 24, 24) { Circle().fill(.yellow).strokeBorder(.blue, lineWidth: 3) }
        for (name, cap) in [("butt", CGLineCap.butt), ("round", .round), ("square", .square)] {
            Fixture("strokes/cap-\(name)", 30, 16) {
                Path { path in
                    path.move(to: CGPoint(x: 8, y: 8))
                    path.addLine(to: CGPoint(x: 22, y: 8))
                }
                .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: cap))
            }
        }
        for (name, join) in [("miter", CGLineJoin.miter), ("round", .round), ("bevel", .bevel)] {
            Fixture("strokes/join-\(name)", 30, 30) {
                Path(corner).stroke(.blue, style: StrokeStyle(lineWidth: 6, lineJoin: join))
            }
        }
        Fixture("strokes/miter-limit", 30, 30) {
            Path(corner).stroke(.blue, style: StrokeStyle(lineWidth: 6, miterLimit: 1))
        }
        Fixture("strokes/dash", 30, 10) {
            Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)]) }
                .stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [6, 2]))
        }
        Fixture("strokes/dash-phase", 30, 10) {
            Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)]) }
                .stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [6, 2], dashPhase: 3))
        }
        Fixture("strokes/dots", 30, 10) {
            Path { $0.addLines([CGPoint(x: 3, y: 5), CGPoint(x: 27, y: 5)]) }
                .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 6]))
        }
        Fixture("strokes/dashed-circle", 30, 30) {
            Circle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [4, 3]))
        }
        Fixture("strokes/trim", 30, 30) { Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 4).padding(4) }
        Fixture("strokes/trim-round-caps-from-top", 30, 30) {
            Circle().trim(from: 0, to: 0.3)
                .stroke(.blue, style: StrokeStyle(lineWidth: 5, lineCap: .round))
                .rotationEffect(.degrees(-90)).padding(4)
        }
        Fixture("strokes/trim-of-rectangle", 30, 30) {
            Rectangle().trim(from: 0.125, to: 0.5).stroke(.blue, lineWidth: 4).padding(4)
        }
        Fixture("strokes/trim-empty", 20, 20) {
            ZStack {
                Color.yellow; Circle().trim(from: 0.5, to: 0.5).stroke(.blue, lineWidth: 4).padding(4)
            }
        }
        Fixture("strokes/trim-filled", 30, 30) { Circle().trim(from: 0.25, to: 0.75).fill(.blue) }
        Fixture("strokes/aliased", 20, 20) {
            Circle().stroke(.blue, style: StrokeStyle(lineWidth: 3), antialiased: false).padding(3)
        }
    }
}
