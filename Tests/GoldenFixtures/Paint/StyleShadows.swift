import SwiftUI

extension Fixture {
    @FixtureList static var styleShadows: [Fixture] {
        Fixture("style-shadows/inner-of-the-foreground", 30, 30) {
            Circle().fill(.shadow(.inner(radius: 4))).foregroundStyle(.teal).padding(3)
        }
        Fixture("style-shadows/opacity-of-the-foreground", 30, 30) {
            Circle().fill(.opacity(0.5)).foregroundStyle(.teal).padding(3)
        }
        Fixture("style-shadows/inner", 30, 30) { Circle().fill(.yellow.shadow(.inner(radius: 4))).padding(3) }
        Fixture("style-shadows/inner-offset", 30, 30) {
            Rectangle().fill(.white.shadow(.inner(color: .red, radius: 2, x: 3, y: 3))).padding(3)
        }
        Fixture("style-shadows/inner-hard", 30, 30) {
            RoundedRectangle(cornerRadius: 6).fill(.white.shadow(.inner(color: .blue, radius: 0, x: 4, y: 2))).padding(
                3)
        }
        Fixture("style-shadows/drop", 30, 30) { Circle().fill(.yellow.shadow(.drop(radius: 2, y: 2))).padding(6) }
        Fixture("style-shadows/inner-and-drop", 30, 30) {
            Circle().fill(.yellow.shadow(.drop(radius: 2, y: 2)).shadow(.inner(radius: 2, y: 2))).padding(6)
        }
        Fixture("style-shadows/inner-of-gradient", 30, 30) {
            Circle().fill(.blue.gradient.shadow(.inner(color: .black, radius: 3))).padding(3)
        }
        Fixture("style-shadows/inner-in-text", 50, 30) {
            Text("In").font(.system(size: 28, weight: .black))
                .foregroundStyle(.white.shadow(.inner(color: .black, radius: 1, y: 1))).background(.gray)
        }
        Fixture("style-shadows/inner-in-symbol", 30, 30) {
            Image(systemName: "heart.fill").font(.system(size: 24)).foregroundStyle(
                .red.shadow(.inner(radius: 1, y: 2)))
        }
        Fixture("style-shadows/inner-in-stroke", 30, 30) {
            Circle().strokeBorder(.white.shadow(.inner(color: .black, radius: 1.5)), lineWidth: 8).background(.gray)
        }
        Fixture("style-shadows/blended-fill", 30, 16) {
            ZStack {
                Color.yellow
                Capsule().fill(AnyShapeStyle(.cyan.blendMode(.multiply))).padding(3)
            }
        }
        Fixture("style-shadows/blended-text", 40, 20) {
            ZStack {
                Color.orange
                Text("Mix").font(.system(size: 14, weight: .bold)).foregroundStyle(.blue.blendMode(.difference))
            }
        }
    }
}
