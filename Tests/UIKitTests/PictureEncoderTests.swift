import DisplayList
import Foundation
import ImageIO
import ProcessContext
import Testing
import UIKitCore

/// Views get files and pixels from whoever the context names.
struct PictureEncoderTests {
    /// Says what it was asked for.
    private struct Says: PictureEncoder {
        func png(of list: DisplayList, scale: Double) -> Data? { Data("png \(list.size.width) \(scale)".utf8) }
        func pixels(of list: DisplayList, scale: Double) -> Data? { Data("pixels \(list.size.width) \(scale)".utf8) }
    }

    private var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
    }

    @Test func theContextsEncoderIsAsked() throws {
        let context = ProcessContext()
        context.pictureEncoder = Says()
        try ProcessContext.with(context) {
            #expect(image.pngData() == Data("png 4.0 2.0".utf8))
            let pixels = try #require(image.cgImage?.dataProvider?.data)
            #expect(pixels as Data == Data("pixels 4.0 2.0".utf8))
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
            CGImageDestinationAddImage(destination, try #require(image.cgImage), nil)
            #expect(CGImageDestinationFinalize(destination) && data as Data == Data("png 4.0 2.0".utf8))
        }
    }

    /// The module that has pixels is linked with every test.
    @Test func whatIsLinkedEncodesWhereTheContextNamesNobody() {
        ProcessContext.with(ProcessContext()) {
            #expect(image.pngData()?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
            #expect((image.cgImage?.dataProvider?.data as Data?)?.count == 8 * 6 * 4)
        }
    }
}
