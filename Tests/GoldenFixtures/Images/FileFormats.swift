import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

extension Fixture {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Images")

    @MainActor private static func sample(_ name: String) -> SwiftUI.Image {
        let path = samples.appendingPathComponent(name).path
        if let image = UIImage(contentsOfFile: path) { return SwiftUI.Image(uiImage: image) }
        // Vectors come of asset catalogs alone.
        let size = CGSize(width: 24, height: 16)
        return SwiftUI.Image(
            source: .bitmap(ImageReference(name: name, content: .file(path), pixelSize: size), scale: 1))
    }

    @MainActor @ViewBuilder private static func fitted(_ name: String) -> some View {
        sample(name).resizable().scaledToFit()
    }

    /// Pictures of 24 × 16 pixels, one for each format and way of coding it.
    @FixtureList static var imageFiles: [Fixture] {
        Fixture("image-files/jpeg-baseline", 24, 16, scale: 1, frames: [rect(0, 0, 24, 16)]) { sample("baseline.jpg") }
        Fixture("image-files/jpeg-progressive", 24, 16, scale: 1) { sample("progressive.jpg") }
        Fixture("image-files/jpeg-grey", 24, 16, scale: 1) { sample("grey.jpg") }
        Fixture("image-files/jpeg-cmyk", 24, 16, scale: 1) { sample("cmyk.jpg") }
        Fixture("image-files/jpeg-scaled-down", 12, 8, scale: 1) { fitted("baseline.jpg") }
        Fixture("image-files/jpeg-scaled-up", 24, 16, scale: 2) { fitted("baseline.jpg") }
        Fixture("image-files/webp-lossy", 24, 16, scale: 1) { sample("lossy.webp") }
        Fixture("image-files/webp-lossless", 24, 16, scale: 1) { sample("lossless.webp") }
        Fixture("image-files/webp-alpha", 24, 16, scale: 1) { sample("alpha.webp").background(.black) }
        Fixture("image-files/webp-lossy-alpha", 24, 16, scale: 1) { sample("alpha-lossy.webp") }
        Fixture("image-files/webp-first-frame", 24, 16, scale: 1) { sample("animated.webp") }
        Fixture("image-files/webp-template", 24, 16, scale: 1) {
            sample("alpha.webp").renderingMode(.template).foregroundStyle(.red)
        }
        Fixture("image-files/gif", 24, 16, scale: 1) { sample("plain.gif") }
        Fixture("image-files/gif-first-frame", 24, 16, scale: 1) { sample("animated.gif") }
        Fixture("image-files/heic", 24, 16, scale: 1) { fitted("plain.heic") }
        Fixture("image-files/png-palette", 16, 16, scale: 2) { sample("palette.png").resizable().interpolation(.none) }
        Fixture("image-files/png-16-bits", 8, 8, scale: 1) { sample("deep.png") }
        Fixture("image-files/png-interlaced", 16, 16, scale: 1) { sample("interlaced.png") }
        // Natural sizes are in points, and the picture has as many pixels as the output.
        Fixture("image-files/svg", 24, 16, scale: 3, frames: [rect(0, 0, 24, 16)]) { sample("shapes.svg") }
        Fixture("image-files/svg-enlarged", 48, 32, scale: 2) { fitted("shapes.svg") }
        Fixture("image-files/svg-small", 9, 6, scale: 2) { fitted("shapes.svg") }
        Fixture("image-files/svg-at-1x", 24, 16, scale: 1) { sample("shapes.svg") }
        Fixture("image-files/svg-stretched", 48, 16, scale: 1) { sample("shapes.svg").resizable() }
        Fixture("image-files/svg-template", 24, 16, scale: 2) {
            sample("shapes.svg").renderingMode(.template).foregroundStyle(.orange)
        }
        Fixture("image-files/svg-turned", 32, 32, scale: 2) {
            sample("shapes.svg").rotationEffect(.degrees(30))
        }
        Fixture("image-files/svg-turned-template", 32, 32, scale: 2) {
            sample("shapes.svg").renderingMode(.template).rotationEffect(.degrees(30)).foregroundStyle(.blue)
        }
        Fixture("image-files/svg-capped", 48, 32, scale: 2) {
            sample("shapes.svg").resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
        }
        Fixture("image-files/svg-tiled", 48, 32, scale: 1) { sample("shapes.svg").resizable(resizingMode: .tile) }
        Fixture("image-files/turned", 32, 32, scale: 2) { sample("baseline.jpg").rotationEffect(.degrees(30)) }
        Fixture("image-files/turned-not-antialiased", 32, 32, scale: 1) {
            sample("baseline.jpg").antialiased(false).rotationEffect(.degrees(30))
        }
        Fixture("image-files/svg-faded", 24, 16, scale: 2) { sample("shapes.svg").opacity(0.5) }
        Fixture("image-files/pdf", 24, 16, scale: 3, frames: [rect(0, 0, 24, 16)]) { sample("shapes.pdf") }
        Fixture("image-files/pdf-enlarged", 48, 32, scale: 2) { fitted("shapes.pdf") }
        Fixture("image-files/pdf-turned", 32, 32, scale: 2) { sample("shapes.pdf").rotationEffect(.degrees(30)) }
        Fixture("image-files/pdf-template", 24, 16, scale: 2) {
            sample("shapes.pdf").renderingMode(.template).foregroundStyle(.green)
        }
    }

    @FixtureList static var imageOrientations: [Fixture] {
        Fixture("image-orientation/up", 24, 24, scale: 1, frames: [rect(0, 4, 24, 16)]) { sample("orientation-1.jpg") }
        Fixture("image-orientation/up-mirrored", 24, 24, scale: 1) { sample("orientation-2.jpg") }
        Fixture("image-orientation/down", 24, 24, scale: 1) { sample("orientation-3.jpg") }
        Fixture("image-orientation/down-mirrored", 24, 24, scale: 1) { sample("orientation-4.jpg") }
        Fixture("image-orientation/left-mirrored", 24, 24, scale: 1) { sample("orientation-5.jpg") }
        Fixture("image-orientation/right", 24, 24, scale: 1, frames: [rect(4, 0, 16, 24)]) {
            sample("orientation-6.jpg")
        }
        Fixture("image-orientation/right-mirrored", 24, 24, scale: 1) { sample("orientation-7.jpg") }
        Fixture("image-orientation/left", 24, 24, scale: 1) { sample("orientation-8.jpg") }
        Fixture("image-orientation/png", 24, 24, scale: 1) { sample("orientation-6.png") }
        Fixture("image-orientation/webp", 24, 24, scale: 1) { sample("orientation-6.webp") }
        Fixture("image-orientation/resizable-fits-the-turned-ratio", 24, 24, scale: 1) { fitted("orientation-6.jpg") }
    }

    @FixtureList static var imageColors: [Fixture] {
        Fixture("image-colors/display-p3-jpeg", 16, 16, scale: 1) { sample("display-p3.jpg") }
        Fixture("image-colors/display-p3-png", 16, 16, scale: 1) { sample("display-p3.png") }
        Fixture("image-colors/display-p3-webp", 16, 16, scale: 1) { sample("display-p3.webp") }
        Fixture("image-colors/adobe-rgb", 16, 16, scale: 1) { sample("adobe-rgb.jpg") }
        Fixture("image-colors/linear-grey", 16, 16, scale: 1) { sample("grey-linear.jpg") }
        Fixture("image-colors/linear-gamma", 8, 8, scale: 1) { sample("gamma-1.png") }
        Fixture("image-colors/primaries", 8, 8, scale: 1) { sample("primaries-p3.png") }
    }
}
