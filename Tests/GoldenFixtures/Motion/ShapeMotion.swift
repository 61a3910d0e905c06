import SwiftUI

/// A path with animatable data of its own.
private struct Wedge: Shape {
    var height: CGFloat
    var animatableData: CGFloat {
        get { height }
        set { height = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * height))
            path.closeSubpath()
        }
    }
}

/// The same without.
private struct StiffWedge: Shape {
    var height: CGFloat
    func path(in rect: CGRect) -> Path { Wedge(height: height).path(in: rect) }
}

extension Fixture {
    @FixtureList static var shapeMotion: [Fixture] {
        motion("fill-changes-color", 20, 20) { Rectangle().fill($0 ? .blue : .yellow) }
        motion("bar-grows", 40, 10) { isNew in
            HStack(spacing: 0) {
                Capsule().fill(.green).frame(width: isNew ? 36 : 8)
                Spacer(minLength: 0)
            }
        }
        motion("ring-closes", 30, 30) {
            Circle().trim(from: 0, to: $0 ? 0.9 : 0.2).stroke(.orange, lineWidth: 4).rotationEffect(.degrees(-90))
                .padding(3)
        }
        motion("gauge-fills", 40, 40) {
            Gauge(value: $0 ? 0.9 : 0.1) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).scaleEffect(0.5)
        }
        motion("corners-round", 24, 24) { RoundedRectangle(cornerRadius: $0 ? 12 : 2).fill(.purple) }
        motion("stroke-thickens", 24, 24) { Circle().inset(by: 5).stroke(.red, lineWidth: $0 ? 8 : 1) }
        motion("gradient-turns", 24, 24) {
            LinearGradient(
                colors: $0 ? [.red, .blue] : [.yellow, .green], startPoint: .top, endPoint: $0 ? .trailing : .bottom)
        }
        motion("own-shape-with-animatable-data", 24, 24) { Wedge(height: $0 ? 1 : 0.2).fill(.teal) }
        motion("own-shape-without-animatable-data", 24, 24) { StiffWedge(height: $0 ? 1 : 0.2).fill(.teal) }
    }
}
