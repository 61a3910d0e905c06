import SwiftUI

/// Shadows and blurs of all sorts of things.
extension Fixture {
    @FixtureList static var shadows: [Fixture] {
        Fixture("shadows/default-on-a-card", 40, 40) {
            RoundedRectangle(cornerRadius: 6).fill(.white).frame(width: 22, height: 22).shadow(radius: 4)
        }
        // A shadow is as strong as what throws it is opaque.
        Fixture("shadows/of-something-translucent", 30, 30) {
            Color.blue.opacity(0.4).frame(width: 12, height: 12).shadow(color: .black, radius: 2, x: 4, y: 4)
        }
        Fixture("shadows/of-a-gradient-to-clear", 40, 20) {
            LinearGradient(colors: [.blue, .clear], startPoint: .leading, endPoint: .trailing)
                .frame(width: 24, height: 8).shadow(color: .black, radius: 1, y: 4)
        }
        Fixture("shadows/of-an-outline", 30, 30) {
            Circle().stroke(.blue, lineWidth: 2).frame(width: 16).shadow(color: .red, radius: 0, x: 4, y: 4)
        }
        Fixture("shadows/of-a-symbol", 30, 30) {
            Image(systemName: "star.fill").foregroundStyle(.yellow).shadow(color: .black, radius: 1, y: 1)
        }
        // Without a background each view of a stack throws its own; with one the background does.
        Fixture("shadows/of-a-stack-without-background", 40, 30) {
            VStack(spacing: 4) {
                Capsule().frame(width: 24, height: 4); Capsule().frame(width: 16, height: 4)
            }
            .shadow(color: .red, radius: 0, x: 3, y: 3)
        }
        Fixture("shadows/of-a-stack-with-background", 40, 30) {
            VStack(spacing: 4) {
                Capsule().frame(width: 24, height: 4); Capsule().frame(width: 16, height: 4)
            }
            .padding(3).background(Color.yellow).shadow(color: .red, radius: 0, x: 3, y: 3)
        }
        Fixture("shadows/of-a-shadow", 40, 40) {
            Circle().fill(.yellow).frame(width: 12).shadow(color: .red, radius: 1, x: 6)
                .shadow(color: .blue, radius: 1, y: 8)
        }
        Fixture("shadows/then-opacity", 30, 30) {
            Circle().fill(.blue).frame(width: 14).shadow(color: .black, radius: 2, x: 3, y: 3).opacity(0.5)
        }
        Fixture("shadows/then-rotation-turns-the-offset", 30, 30) {
            Color.blue.frame(width: 12, height: 6).shadow(color: .red, radius: 0, x: 5).rotationEffect(.degrees(90))
        }
        Fixture("shadows/rotation-then-shadow", 30, 30) {
            Color.blue.frame(width: 12, height: 6).rotationEffect(.degrees(90)).shadow(color: .red, radius: 0, x: 5)
        }
        Fixture("shadows/negative-radius-is-none", 30, 30) {
            Circle().fill(.blue).frame(width: 12).shadow(color: .red, radius: -3, x: 4)
        }
        Fixture("shadows/clear-color", 30, 30) {
            Circle().fill(.blue).frame(width: 12).shadow(color: .clear, radius: 4)
        }
        Fixture("shadows/wide", 60, 60) { Circle().fill(.white).frame(width: 20).shadow(color: .black, radius: 12) }
        Fixture("shadows/beside-clipped-content", 40, 30) {
            Color.yellow.frame(width: 30, height: 20).overlay { Circle().shadow(color: .blue, radius: 4).padding(4) }
                .clipShape(RoundedRectangle(cornerRadius: 5))
        }
        Fixture("shadows/on-dark", 30, 30, scheme: .dark) {
            ZStack {
                Color.black; Circle().fill(.white).frame(width: 12).shadow(color: .white.opacity(0.8), radius: 3)
            }
        }
        Fixture("shadows/right-to-left-falls-the-same-way", 30, 30) {
            Circle().fill(.blue).frame(width: 12).shadow(color: .red, radius: 0, x: 5)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("blurs/text", 40, 24) { Text("Text").bold().blur(radius: 1) }
        Fixture("blurs/fraction-of-a-pixel", 20, 20) { Color.blue.frame(width: 10, height: 10).blur(radius: 0.4) }
        Fixture("blurs/twice", 40, 40) { Color.blue.frame(width: 14, height: 14).blur(radius: 2).blur(radius: 2) }
        Fixture("blurs/negative-radius-is-none", 20, 20) { Color.blue.frame(width: 10, height: 10).blur(radius: -2) }
        Fixture("blurs/wide", 60, 60) { Circle().fill(.blue).frame(width: 24).blur(radius: 9) }
        Fixture("blurs/under-sharp-text", 40, 30) {
            ZStack {
                Circle().fill(.yellow).blur(radius: 3); Text("Ab").bold()
            }
        }
        Fixture("blurs/clipped-edge-fades", 24, 24) {
            Color.blue.padding(4).blur(radius: 4).clipShape(Circle())
        }
        Fixture("blurs/opaque-then-corner", 24, 24) {
            HStack(spacing: 0) {
                Color.red; Color.yellow
            }.blur(radius: 3, opaque: true)
                .clipShape(RoundedRectangle(cornerRadius: 6))
        }
        Fixture("blurs/with-opacity-and-scale", 40, 40) {
            Circle().fill(.purple).frame(width: 14).blur(radius: 1.5).opacity(0.6).scaleEffect(2)
        }
    }
}
