import SwiftUI

extension Fixture {
    nonisolated private static var smile: SwiftUI.Image {
        SwiftUI.Image(size: CGSize(width: 20, height: 12)) { context in
            context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 12)), with: .color(.yellow))
            for x in [6.0, 12] {
                context.fill(Path(ellipseIn: CGRect(x: x, y: 3, width: 2, height: 2)), with: .color(.black))
            }
        }
    }

    @FixtureList static var contextImages: [Fixture] {
        Fixture("drawn-images/natural-size", 30, 24, frames: [rect(5, 6, 20, 12)]) { smile }
        Fixture("drawn-images/resizable", 30, 24) { smile.resizable() }
        Fixture("drawn-images/tiled", 30, 24) { smile.resizable(resizingMode: .tile) }
        Fixture("drawn-images/template", 30, 24) { smile.renderingMode(.template).foregroundStyle(.blue) }
        Fixture("drawn-images/opaque", 30, 24) {
            Image(size: CGSize(width: 16, height: 16), opaque: true) { context in
                context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 12, height: 12)), with: .color(.white))
            }
        }
        Fixture("drawn-images/environment-of-the-image", 40, 24, scheme: .dark) {
            Image(size: CGSize(width: 30, height: 16)) { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .foreground)
                context.draw(Text("Ab"), at: CGPoint(x: 20, y: 8))
            }
            .font(.system(size: 10)).foregroundStyle(.orange)
        }
        Fixture("drawn-images/in-text", 50, 20) { Text("Hi \(smile)!").font(.system(size: 12)) }
        Fixture("drawn-images/redacted", 30, 24) { smile.redacted(reason: .placeholder) }
    }
}
