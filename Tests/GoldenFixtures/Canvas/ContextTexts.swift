import SwiftUI

extension Fixture {
    private static let sentence = Text("The quick brown fox jumps").font(.system(size: 8))

    @FixtureList static var contextTexts: [Fixture] {
        Fixture("canvas-texts/at-a-point", 40, 20) {
            Canvas { context, _ in
                context.draw(Text("Hello").font(.system(size: 10)), at: CGPoint(x: 20, y: 10))
            }
        }
        Fixture("canvas-texts/anchors", 60, 30) {
            Canvas { context, _ in
                let anchors: [(UnitPoint, Color)] = [(.topLeading, .red), (.bottomTrailing, .blue), (.top, .green)]
                for (anchor, color) in anchors {
                    context.draw(
                        Text("Ag").font(.system(size: 10)).foregroundStyle(color), at: CGPoint(x: 30, y: 15),
                        anchor: anchor)
                }
                context.fill(Path(CGRect(x: 29.5, y: 14.5, width: 1, height: 1)), with: .color(.black))
            }
        }
        Fixture("canvas-texts/wraps-in-a-rect", 60, 40) {
            Canvas { context, _ in
                let box = CGRect(x: 4, y: 4, width: 48, height: 34)
                context.stroke(Path(box), with: .color(.gray), lineWidth: 0.5)
                context.draw(sentence, in: box)
            }
        }
        Fixture("canvas-texts/alignment-in-a-rect", 60, 40) {
            Canvas { context, _ in
                let box = CGRect(x: 4, y: 4, width: 52, height: 34)
                context.stroke(Path(box), with: .color(.gray), lineWidth: 0.5)
                context.draw(sentence, in: box)
            }
            .multilineTextAlignment(.trailing)
        }
        Fixture("canvas-texts/is-cut-in-a-small-rect", 60, 20, findings: ["text-truncated"]) {
            Canvas { context, _ in context.draw(sentence, in: CGRect(x: 4, y: 4, width: 48, height: 12)) }
        }
        Fixture("canvas-texts/measured-first", 60, 24) {
            Canvas { context, size in
                let text = context.resolve(Text("Ring").font(.system(size: 12, weight: .bold)))
                let box = text.measure(in: size)
                let frame = CGRect(x: 5, y: 4, width: box.width, height: box.height)
                context.fill(Path(frame), with: .color(.yellow))
                context.draw(text, in: frame)
                let baseline = frame.minY + text.firstBaseline(in: size)
                context.stroke(
                    Path {
                        $0.move(to: CGPoint(x: 0, y: baseline)); $0.addLine(to: CGPoint(x: 60, y: baseline))
                    },
                    with: .color(.red), lineWidth: 0.5)
            }
        }
        Fixture("canvas-texts/baselines-of-lines", 60, 40) {
            Canvas { context, _ in
                let box = CGRect(x: 4, y: 4, width: 48, height: 34)
                let text = context.resolve(sentence)
                for y in [text.firstBaseline(in: box.size), text.lastBaseline(in: box.size)] {
                    context.fill(Path(CGRect(x: 0, y: box.minY + y, width: 60, height: 0.5)), with: .color(.red))
                }
                context.draw(text, in: box)
            }
        }
        Fixture("canvas-texts/shading", 60, 20) {
            Canvas { context, _ in
                var text = context.resolve(
                    Text("Sha\(Text("d").foregroundStyle(.black))ing").font(.system(size: 14, weight: .heavy)))
                text.shading = .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 5, y: 0), endPoint: CGPoint(x: 55, y: 0))
                context.draw(text, at: CGPoint(x: 30, y: 10))
            }
        }
        Fixture("canvas-texts/environment-font-and-style", 60, 20) {
            Canvas { context, _ in context.draw(Text("Env"), at: CGPoint(x: 30, y: 10)) }
                .font(.system(size: 12, design: .serif).italic()).foregroundStyle(.purple)
        }
        Fixture("canvas-texts/rotated", 50, 40) {
            Canvas { context, size in
                context.translateBy(x: size.width / 2, y: size.height / 2)
                context.rotate(by: .degrees(-30))
                context.opacity = 0.3
                context.draw(Text("DRAFT").font(.system(size: 14, weight: .black)), at: .zero)
            }
        }
        // No rounding to pixels: a canvas draws where it is told.
        Fixture("canvas-texts/in-fractions-of-a-pixel", 30, 20, scale: 1) {
            Canvas { context, _ in
                for step in 0..<3 {
                    context.draw(
                        Text("il").font(.system(size: 9)),
                        at: CGPoint(x: 3 + Double(step) * 8.333, y: 4 + Double(step) * 0.333), anchor: .topLeading)
                }
            }
        }
        Fixture("canvas-texts/right-to-left", 60, 30) {
            Canvas { context, _ in
                let box = CGRect(x: 4, y: 4, width: 52, height: 24)
                context.stroke(Path(box), with: .color(.gray), lineWidth: 0.5)
                context.draw(Text("שלום עולם").font(.system(size: 10)), in: box)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("canvas-texts/with-a-symbol", 60, 20) {
            Canvas { context, _ in
                context.draw(
                    Text("\(Image(systemName: "heart.fill")) 72").font(.system(size: 12)), at: CGPoint(x: 30, y: 10))
            }
        }
    }
}
