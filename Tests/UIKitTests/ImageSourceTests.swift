import DisplayList
import Foundation
import ImageIO
import Testing
import UIKitCore

struct ImageSourceTests {
    /// One red pixel.
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")!

    private var large: Data {
        // The header tells the size; 400 by 200 pixels.
        var data = Self.png
        data.replaceSubrange(16..<24, with: [0, 0, 1, 144, 0, 0, 0, 200])
        return data
    }

    @Test func thumbnailsKeepTheShape() throws {
        let source = try #require(CGImageSourceCreateWithData(large as NSData, nil))
        #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 100
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(small.width == 100 && small.height == 50)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let full = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(UIImage(cgImage: full).size == CGSize(width: 400, height: 200))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 200)
    }

    @Test func whatIsNoPictureHasNone() throws {
        let source = try #require(CGImageSourceCreateWithData(NSData(data: Data("text".utf8)), nil))
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/nowhere.png"), nil) == nil)
    }
}
