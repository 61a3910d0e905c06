import SwiftUI

extension Fixture {
    @FixtureList static var canvases: [Fixture] {
        Fixture("canvas/fills-its-frame", 30, 20) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
            }
            .padding(4)
        }
        // As shapes do, where nothing is proposed.
        Fixture("canvas/ideal-size-is-ten", 24, 16, frames: [rect(7, 3, 10, 10)]) {
            Canvas { context, size in
                context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            .fixedSize()
        }
        Fixture("canvas/size-is-in-points", 30, 20) {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(x: size.width - 6, y: size.height - 4, width: 6, height: 4)), with: .foreground)
            }
            .border(.gray)
        }
        Fixture("canvas/clips-to-its-bounds", 30, 20) {
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(x: -6, y: -6, width: 20, height: 20)), with: .color(.green))
            }
            .padding(6)
        }
        Fixture("canvas/opaque-starts-black", 20, 14) {
            Canvas(opaque: true) { context, size in
                context.fill(Path(ellipseIn: CGRect(x: 4, y: 2, width: 12, height: 10)), with: .color(.yellow))
            }
            .padding(2)
        }
        Fixture("canvas/draws-nothing", 20, 14) { Canvas { _, _ in }.border(.gray) }
        Fixture("canvas/linear-colours-are-noted", 20, 14, findings: ["canvas-color-mode-ignored"]) {
            Canvas(colorMode: .linear) { context, size in
                context.fill(Path(CGRect(x: 2, y: 2, width: 10, height: 8)), with: .color(.red.opacity(0.5)))
            }
        }
        Fixture("canvas/environment-of-the-canvas", 40, 16, scheme: .dark) {
            Canvas { context, size in
                let isDark = context.environment.colorScheme == .dark
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 16)), with: .color(isDark ? .indigo : .red))
                context.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 16)), with: .foreground)
            }
        }
        Fixture("canvas/reads-state-around-it", 30, 12) { Bars(values: [3, 7, 5, 9]) }
        // A canvas is no mirror image of itself where the interface runs from right to left.
        Fixture("canvas/right-to-left-keeps-coordinates", 30, 12) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 2, y: 2, width: 8, height: 8)), with: .color(.orange))
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("canvas/redaction-keeps-paths", 40, 24) {
            Canvas { context, _ in
                context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 12, height: 12)), with: .color(.pink))
                context.draw(Text("Secret").font(.caption2), at: CGPoint(x: 24, y: 18))
            }
            .redacted(reason: .placeholder)
        }
        Fixture("canvas/under-view-effects", 30, 30) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 5, y: 5, width: 14, height: 8)), with: .color(.purple))
            }
            .rotationEffect(.degrees(30)).opacity(0.6)
        }
        Fixture("canvas/modes-end-at-the-canvas", 30, 16) {
            ZStack {
                Color.yellow
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 4, y: 2, width: 14, height: 12)), with: .color(.blue))
                    context.blendMode = .destinationOut
                    context.fill(Path(ellipseIn: CGRect(x: 8, y: 4, width: 18, height: 8)), with: .color(.black))
                }
            }
        }
    }

    private struct Bars: View {
        let values: [Double]
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            Canvas { context, size in
                let width = size.width / CGFloat(values.count)
                for (index, value) in values.enumerated() {
                    let height = size.height * CGFloat(value) / 10
                    let bar = CGRect(
                        x: CGFloat(index) * width + 1, y: size.height - height, width: width - 2, height: height)
                    context.fill(Path(bar), with: .color(scheme == .light ? .teal : .mint))
                }
            }
        }
    }
}
