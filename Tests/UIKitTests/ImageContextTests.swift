import Foundation
import SwiftUI
import Testing
import UIKitCore

/// Pictures that are drawn off the screen.
struct ImageContextTests {
    private static func picture() throws -> UIImage {
        let header: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0, 4
        ]
        return try #require(UIImage(data: Data(header)))
    }

    @Test func aScaledPictureHasTheContextsSize() throws {
        let size = CGSize(width: 12, height: 8), picture = try Self.picture()
        let scaled = UIGraphicsImageRenderer(size: size).image { _ in
            picture.draw(in: CGRect(origin: .zero, size: size))
        }
        #expect(scaled.size == size)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        picture.draw(in: CGRect(origin: .zero, size: size))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == size)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func aDrawnPictureHasItsSizeAndScale() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
            UIBezierPath(rect: CGRect(x: 6, y: 1, width: 2, height: 2)).fill()
        }
        #expect(image.size == CGSize(width: 10, height: 6))
        #expect(image.scale == 2)
        #expect(image.cgImage?.width == 20)
        #expect(image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 10, height: 50))?.height == 12)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func picturesAreDrawnOnAnyThread() async throws {
        let picture = try Self.picture()
        let drawn = await Task.detached {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 8)).image { context in
                picture.draw(in: CGRect(x: 0, y: 0, width: 6, height: 4))
                picture.draw(in: CGRect(x: 10, y: 0, width: 6, height: 4))
            }
        }.value
        #expect(drawn.cgImage?.drawing.items.count == 2)
    }

    @Test func aContextKeepsItsStateOnAStack() {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else {
            Issue.record("no context")
            return
        }
        context.saveGState()
        context.translateBy(x: 3, y: 0)
        #expect(context.ctm.tx == 3)
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm.isIdentity)
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 3, y: 2))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 1))
        context.strokePath()
        #expect(context.isPathEmpty)
    }
}
