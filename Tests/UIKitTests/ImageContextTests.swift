import Foundation
import SwiftUI
import Testing

/// Pictures that are drawn off the screen.
struct ImageContextTests {
    private static func picture() throws -> UIImage {
        let header: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0, 4,
        ]
        return try #require(UIImage(data: Data(header)))
    }

    @Test func aScaledPictureHasTheContextsSize() throws {
        let size = CGSize(width: 12, height: 8), picture = try Self.picture()
        let scaled = UIGraphicsImageRenderer(size: size).image { _ in picture.draw(in: CGRect(origin: .zero, size: size)) }
        #expect(scaled.size == size)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        picture.draw(in: CGRect(origin: .zero, size: size))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == size)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }
}
