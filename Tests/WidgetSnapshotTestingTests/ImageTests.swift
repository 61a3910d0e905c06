import CoreGraphics
import CoreImage
import SwiftUI
import Testing
import UIKit

/// Tests import Testing beside Apple's modules of images, and images have pixels in every process.
@MainActor
struct ImageTests {
    private func image() throws -> UIImage {
        try #require(ImageRenderer(content: Color.red.frame(width: 4, height: 3)).uiImage)
    }

    @Test func renderedViewsHaveAPNG() throws {
        let data = try #require(try image().pngData())
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(UIImage(data: data)?.size == CGSize(width: 4, height: 3))
    }

    @Test func imagesCanBeAttached() throws {
        let image = try image(), picture = try #require(image.cgImage), filtered = CIImage(cgImage: picture)
        Attachment.record(image, named: "ui")
        Attachment.record(picture, named: "cg.png")
        Attachment.record(filtered, named: "ci")
        let attachment = Attachment(image, named: "ui")
        #expect(attachment.preferredName == "ui.png")
        #expect(try attachment.withUnsafeBytes { Array($0.prefix(4)) } == [0x89, 0x50, 0x4E, 0x47])
        #expect(
            try Attachment(picture, named: "cg.png").withUnsafeBytes { Array($0.prefix(4)) } == [0x89, 0x50, 0x4E, 0x47]
        )
        #expect(Attachment(picture, named: "cg.png").preferredName == "cg.png")
        #expect(try Attachment(filtered).withUnsafeBytes { Array($0.prefix(4)) } == [0x89, 0x50, 0x4E, 0x47])
    }
}
