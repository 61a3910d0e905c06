import SwiftUI

extension Fixture {
    @FixtureList static var contextSymbols: [Fixture] {
        Fixture("canvas-symbols/at-points", 40, 20) {
            Canvas { context, _ in
                guard let dot = context.resolveSymbol(id: 1), let box = context.resolveSymbol(id: 2) else { return }
                context.draw(dot, at: CGPoint(x: 8, y: 10))
                context.draw(box, at: CGPoint(x: 20, y: 10), anchor: .leading)
                context.draw(dot, at: CGPoint(x: 36, y: 4))
            } symbols: {
                Circle().fill(.red).frame(width: 8, height: 8).tag(1)
                Text("B").font(.system(size: 9)).padding(2).background(.yellow).tag(2)
            }
        }
        Fixture("canvas-symbols/stretched-over-a-rect", 40, 20) {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: "box") else { return }
                context.draw(symbol, in: CGRect(x: 2, y: 4, width: 36, height: 12))
            } symbols: {
                RoundedRectangle(cornerRadius: 3).stroke(.blue, lineWidth: 2).frame(width: 12, height: 12).tag("box")
            }
        }
        Fixture("canvas-symbols/unknown-tag", 20, 12) {
            Canvas { context, _ in
                let color: Color = context.resolveSymbol(id: 3) == nil ? .green : .red
                context.fill(Path(CGRect(x: 2, y: 2, width: 8, height: 8)), with: .color(color))
            } symbols: {
                Circle().tag(1)
            }
        }
        Fixture("canvas-symbols/of-a-for-each", 40, 14) {
            Canvas { context, _ in
                for index in 0..<3 {
                    guard let symbol = context.resolveSymbol(id: index) else { continue }
                    context.draw(symbol, at: CGPoint(x: 7 + Double(index) * 13, y: 7))
                }
            } symbols: {
                ForEach(0..<3) { index in
                    Capsule().fill([.red, .green, .blue][index]).frame(width: 6 + CGFloat(index) * 2, height: 8)
                }
            }
        }
        Fixture("canvas-symbols/fade-as-one", 30, 20) {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 0) else { return }
                context.opacity = 0.5
                context.draw(symbol, at: CGPoint(x: 15, y: 10))
            } symbols: {
                ZStack {
                    Circle().fill(.red).offset(x: -4); Circle().fill(.blue).offset(x: 4)
                }
                .frame(width: 14, height: 14).tag(0)
            }
        }
        Fixture("canvas-symbols/inherit-the-environment", 30, 20) {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 0) else { return }
                context.rotate(by: .degrees(10))
                context.draw(symbol, at: CGPoint(x: 15, y: 8))
            } symbols: {
                Label("", systemImage: "leaf.fill").labelStyle(.iconOnly).tag(0)
            }
            .foregroundStyle(.green)
        }
    }
}
