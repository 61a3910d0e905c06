import SwiftUI

/// What blend modes and groups meet.
extension Fixture {
    private static func card<V: View>(@ViewBuilder _ top: () -> V) -> some View {
        ZStack {
            LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
            top()
        }
    }

    @FixtureList static var blendPlacement: [Fixture] {
        // Whether a view fades before or after its mode is set, it multiplies at half strength.
        Fixture("compositing/blend-then-opacity", 24, 16) {
            card { Color.blue.padding(4).blendMode(.multiply).opacity(0.5) }
        }
        Fixture("compositing/opacity-then-blend", 24, 16) {
            card { Color.blue.padding(4).opacity(0.5).blendMode(.multiply) }
        }
        Fixture("compositing/blend-then-clip-shape", 24, 16) {
            card { Color.blue.blendMode(.multiply).clipShape(Circle()) }
        }
        Fixture("compositing/blend-then-mask", 24, 16) { card { Color.blue.blendMode(.multiply).mask { Circle() } } }
        Fixture("compositing/blend-then-rotation", 24, 16) {
            card {
                Color.blue.frame(width: 12, height: 8).blendMode(.multiply).rotationEffect(.degrees(30)).opacity(0.8)
            }
        }
        Fixture("compositing/blend-then-filter", 24, 16) {
            card { Color.orange.padding(4).blendMode(.multiply).grayscale(1) }
        }
        Fixture("compositing/blend-then-group-is-kept-inside", 24, 16) {
            card { Color.blue.padding(4).blendMode(.multiply).compositingGroup() }
        }
        // A stack of several views fades as one, so the mode meets only what is in the stack.
        Fixture("compositing/blend-in-a-fading-stack", 24, 16) {
            card {
                HStack(spacing: 0) {
                    Color.white; Color.blue.blendMode(.multiply)
                }.padding(4).opacity(0.8)
            }
        }
        Fixture("compositing/blend-on-nothing-is-normal", 24, 16) { Color.blue.padding(4).blendMode(.multiply) }
        Fixture("compositing/blend-normal-inside-blend", 24, 16) {
            card { Color.blue.padding(4).blendMode(.normal).blendMode(.multiply) }
        }
        Fixture("compositing/blend-of-each-in-a-group", 24, 16) {
            card {
                Group {
                    Color.blue.padding(6); Color.green.padding(3)
                }.blendMode(.multiply)
            }
        }
        Fixture("compositing/blend-in-an-overlay", 24, 16) {
            LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
                .overlay { Color.blue.padding(4).blendMode(.multiply) }
        }
        Fixture("compositing/blend-of-text", 40, 24) { card { Text("Text").bold().blendMode(.overlay) } }
        Fixture("compositing/overlay-under-rounded-corners", 24, 24) {
            card { Circle().fill(.white).blendMode(.softLight) }.clipShape(RoundedRectangle(cornerRadius: 8))
        }
        Fixture("compositing/punched-card", 24, 24) {
            ZStack {
                Color.gray
                RoundedRectangle(cornerRadius: 6).fill(.white).padding(2)
                    .overlay { Text("A").bold().blendMode(.destinationOut) }.compositingGroup()
            }
        }
        Fixture("compositing/drawing-group-opaque", 24, 16) { card { Circle().fill(.blue) }.drawingGroup(opaque: true) }
        Fixture("compositing/drawing-group-linear-is-told", 24, 16, findings: ["drawing-group-color-mode-ignored"]) {
            card { Circle().fill(.blue) }.drawingGroup(opaque: false, colorMode: .linear)
        }
        Fixture("compositing/opacity-negative", 12, 12) { Color.red.opacity(-1) }
        Fixture("compositing/opacity-of-text-over-image", 40, 24) {
            ZStack {
                Color.yellow; Text("Abc").background(Color.white)
            }.opacity(0.4)
        }
    }
}
