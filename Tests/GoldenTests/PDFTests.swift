import DisplayList
import Foundation
import GoldenFixtures
import Rasterizer
import Testing

/// Every fixture as a PDF, drawn by poppler, beside the picture itself.
@Suite("PDF") @MainActor
struct PDFTests {
    private static let rasterizer = Rasterizer()
    /// Pixels per point.
    private static let scale = 3.0
    /// Levels of 255 by which a channel of a pixel may differ in the mean. Poppler smooths edges otherwise, those of images
    /// too, and of a page that is thirds of a point wide it leaves the last column of pixels half empty.
    private static let tolerance = 5.0

    @Test("A PDF looks like the picture", arguments: Fixture.all)
    func looksLikeThePicture(_ fixture: Fixture) async throws {
        let list = try await fixture.draw(fixture).displayList
        let expected = try Self.rasterizer.rasterize(list, scale: Self.scale).bitmap
        for hasSelectableText in [false, true] {
            let pdf = try Self.rasterizer.pdf(of: [list], hasSelectableText: hasSelectableText)
            let image = ImageReference(name: "pdf", content: .data(pdf.data), pixelSize: list.size)
            let rect = CGRect(origin: .zero, size: list.size)
            let back = DisplayList(size: list.size, items: [.image(ImageDrawing(image: image, rect: rect))])
            let drawn = try Self.rasterizer.rasterize(back, scale: Self.scale)
            #expect(drawn.findings.isEmpty)
            let difference = PictureDifference.mean(expected, drawn.bitmap)
            #expect(difference <= Self.tolerance, "selectable text: \(hasSelectableText)")
            if let folder = ProcessInfo.processInfo.environment["DARKROOM_PDF"], difference > Self.tolerance {
                let name =
                    "\(folder)/" + String(format: "%06.2f ", difference)
                    + fixture.description.replacing("/", with: "_") + (hasSelectableText ? " text" : "")
                try pdf.data.write(to: URL(fileURLWithPath: name + ".pdf"))
                try PNGEncoder().encode(try DifferencePicture.make(expected: expected, actual: drawn.bitmap))
                    .write(to: URL(fileURLWithPath: name + ".png"))
            }
        }
    }

    @Test("The same list gives the same bytes, and pages are counted")
    func sameBytes() async throws {
        var lists: [DisplayList] = []
        for fixture in Fixture.all.prefix(3) { lists.append(try await fixture.draw(fixture).displayList) }
        let one = try Rasterizer().pdf(of: lists, title: "Weather & more", hasSelectableText: true).data
        let other = try Rasterizer().pdf(of: lists, title: "Weather & more", hasSelectableText: true).data
        #expect(one == other && one.starts(with: Data("%PDF-1.".utf8)))
    }
}
