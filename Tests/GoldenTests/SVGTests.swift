import DisplayList
import Foundation
import GoldenFixtures
import Rasterizer
import Testing

/// Every fixture as an SVG, drawn by librsvg, beside the picture itself: two renderers that share no code.
@Suite("SVG") @MainActor
struct SVGTests {
    private static let rasterizer = Rasterizer()
    /// Pixels per point.
    private static let scale = 3.0
    /// Levels of 255 by which a channel of a pixel may differ in the mean. Edges are smoothed otherwise, of which small
    /// pictures of text are full: all but 120 fixtures differ by less than 1.
    private static let tolerance = 4.0

    @Test("An SVG looks like the picture", arguments: Fixture.all)
    func looksLikeThePicture(_ fixture: Fixture) async throws {
        let list = try await fixture.draw(fixture).displayList
        let svg = try Self.rasterizer.svg(of: list)
        let image = ImageReference(name: "svg", content: .data(svg.data), pixelSize: list.size)
        let back = DisplayList(
            size: list.size, items: [.image(ImageDrawing(image: image, rect: CGRect(origin: .zero, size: list.size)))])
        let expected = try Self.rasterizer.rasterize(list, scale: Self.scale).bitmap
        let drawn = try Self.rasterizer.rasterize(back, scale: Self.scale)
        #expect(drawn.findings.isEmpty)
        let difference = PictureDifference.mean(expected, drawn.bitmap)
        #expect(difference <= Self.tolerance)
        if let folder = ProcessInfo.processInfo.environment["DARKROOM_SVG"], difference > Self.tolerance {
            let name =
                "\(folder)/" + String(format: "%06.2f ", difference) + fixture.description.replacing("/", with: "_")
            try svg.data.write(to: URL(fileURLWithPath: name + ".svg"))
            try PNGEncoder().encode(try DifferencePicture.make(expected: expected, actual: drawn.bitmap))
                .write(to: URL(fileURLWithPath: name + ".png"))
        }
    }
}
