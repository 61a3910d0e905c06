import DisplayList
import SwiftUI
import SwiftUICore

extension Fixture {
    nonisolated private static func tile(_ reference: ImageReference) -> SwiftUI.Image {
        SwiftUI.Image(source: .bitmap(reference, scale: 1))
    }

    @FixtureList static var imagePaints: [Fixture] {
        Fixture("image-paints/tiles", 30, 30) { Rectangle().fill(ImagePaint(image: tile(TestPicture.frame))) }
        Fixture("image-paints/starts-at-the-corner", 30, 30) {
            Rectangle().fill(.image(tile(TestPicture.frame))).padding(3)
        }
        Fixture("image-paints/scaled", 30, 30) {
            Rectangle().fill(.image(tile(TestPicture.frame), scale: 0.5))
        }
        Fixture("image-paints/part", 30, 30) {
            Rectangle().fill(
                ImagePaint(
                    image: tile(TestPicture.frame), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.25)))
        }
        Fixture("image-paints/fraction-of-a-pixel", 30, 30) {
            Rectangle().fill(.image(tile(TestPicture.frame), scale: 0.55))
        }
        Fixture("image-paints/in-circle", 30, 30) { Circle().fill(.image(tile(TestPicture.checks))) }
        Fixture("image-paints/border", 30, 30) {
            Color.yellow.border(ImagePaint(image: tile(TestPicture.checks)), width: 5)
        }
        Fixture("image-paints/symbol", 40, 40) {
            Rectangle().fill(.image(SwiftUI.Image(systemName: "star.fill"), scale: 0.5)).foregroundStyle(.blue)
        }
        Fixture("image-paints/accented", 30, 30, pass: .accented(tint: ResolvedColor(rgb: 255, 149, 0))) {
            Circle().fill(.image(tile(TestPicture.letter)))
        }
        Fixture("image-paints/vibrant", 30, 30, pass: .vibrant) { Circle().fill(.image(tile(TestPicture.frame))) }
        Fixture("image-paints/opacity", 30, 30) {
            Rectangle().fill(.image(tile(TestPicture.frame)).opacity(0.4))
        }
        Fixture("image-paints/turned", 30, 30) {
            Rectangle().fill(.image(tile(TestPicture.frame))).frame(width: 20, height: 20)
                .rotationEffect(.degrees(30))
        }
        Fixture("image-paints/text", 40, 24) {
            Text("Ab").font(.system(size: 24, weight: .black)).foregroundStyle(.image(tile(TestPicture.checks)))
        }
    }
}
