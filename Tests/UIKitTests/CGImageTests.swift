import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Orientation, crops and drawings off the screen, as UIKit reports them.
struct CGImageTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Images")

    static func sample(_ name: String) throws -> UIImage {
        try #require(UIImage(data: Data(contentsOf: folder.appendingPathComponent(name))))
    }

    /// EXIF's 1 to 8 in UIKit's names.
    static let orientations: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left
    ]

    @Test("The orientation is the file's, the size that of the upright picture", arguments: 1...8)
    func orientation(number: Int) throws {
        let image = try Self.sample("orientation-\(number).jpg")
        #expect(image.imageOrientation == Self.orientations[number - 1])
        #expect(image.size == (number >= 5 ? CGSize(width: 16, height: 24) : CGSize(width: 24, height: 16)))
        let stored = try #require(image.cgImage)
        #expect((stored.width, stored.height) == (24, 16))
    }

    @Test("Pixels may be turned anew, and their scale changed")
    func turned() throws {
        let stored = try #require(try Self.sample("baseline.jpg").cgImage)
        let image = UIImage(cgImage: stored, scale: 2, orientation: .right)
        #expect(image.size == CGSize(width: 8, height: 12) && image.imageOrientation == .right)
        #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .leftMirrored)
        #expect(image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation().size == image.size)
        // Nothing is heard of it, other than of a UIImage.
        #expect(Image(decorative: stored, scale: 2, orientation: .right) != Image(uiImage: image))
        let label = Text("Photo")
        #expect(
            Image(stored, scale: 2, orientation: .right, label: label)
                == Image(stored, scale: 2, orientation: .right, label: label))
    }

    @Test("A crop has the size of what it cuts out of the picture")
    func cropping() throws {
        let stored = try #require(try Self.sample("baseline.jpg").cgImage)
        let part = try #require(stored.cropping(to: CGRect(x: 20, y: 4, width: 10, height: 8)))
        #expect((part.width, part.height) == (4, 8))
        #expect(stored.cropping(to: CGRect(x: 30, y: 0, width: 4, height: 4)) == nil)
    }

    @Test("A context of pixels has its origin at the lower left, and is drawn on as others are")
    func context() throws {
        let space = CGColorSpaceCreateDeviceRGB(), alpha = CGImageAlphaInfo.premultipliedLast.rawValue
        let context = try #require(
            CGContext(
                data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 160, space: space, bitmapInfo: alpha
            ))
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        context.draw(
            try #require(try Self.sample("baseline.jpg").cgImage), in: CGRect(x: 16, y: 0, width: 24, height: 16))
        let made = try #require(context.makeImage())
        #expect((made.width, made.height, context.width, context.height) == (40, 20, 40, 20))

        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let expected = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData {
            renderer in
            UIColor.red.setFill()
            renderer.fill(CGRect(x: 0, y: 15, width: 10, height: 5))
            (try? Self.sample("baseline.jpg"))?.draw(in: CGRect(x: 16, y: 4, width: 24, height: 16))
        }
        #expect(UIImage(cgImage: made).pngData() == expected)
        var byte: UInt8 = 0
        #expect(
            CGContext(
                data: &byte, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: alpha)
                == nil)
    }

    @Test("Every picture can be made a PNG; vectors are none, but in asset catalogs")
    func vectors() throws {
        for name in ["shapes.svg", "shapes.pdf"] {
            let file = Self.folder.appendingPathComponent(name)
            #expect(UIImage(data: try Data(contentsOf: file)) == nil && UIImage(contentsOfFile: file.path) == nil)
        }
        #expect(try Self.sample("baseline.jpg").jpegData(compressionQuality: 0.8)?.count == 789)
        let png = try #require(try Self.sample("baseline.jpg").pngData())
        #expect(UIImage(data: png)?.size == (try Self.sample("baseline.jpg").size))
    }

    @Test @MainActor func aPictureThatWidgetKitRefusesIsAFinding() throws {
        let expected: [(Double, [String])] = [(1000, []), (2000, ["image-too-large"])]
        for (side, codes) in expected {
            let reference = ImageReference(
                name: "photo", content: .data(Data()), pixelSize: CGSize(width: side, height: side))
            let drawn = ViewRenderer().render(size: CGSize(width: 10, height: 10)) {
                Image(source: .bitmap(reference, scale: 1)).resizable()
            }
            #expect(drawn.findings.map(\.code.name) == codes)
        }
    }

    @Test @MainActor func anAsyncImageShowsItsPlaceholderAndSaysSo() throws {
        let url = URL(string: "https://example.com/a.png")
        let environment = EnvironmentValues()
        let views: [AnyView] = [
            AnyView(AsyncImage(url: url)),
            AnyView(
                AsyncImage(url: url, scale: 2) {
                    $0.resizable()
                } placeholder: {
                    Color.red
                }),
            AnyView(
                AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
                    switch phase {
                    case .empty: Color.red
                    case .success(let image): image.resizable()
                    case .failure: EmptyView()
                    @unknown default: EmptyView()
                    }
                })
        ]
        for view in views {
            let drawn = ViewRenderer(environment: environment).render(size: CGSize(width: 10, height: 10)) { view }
            #expect(drawn.findings.map(\.code.name) == ["async-image-not-loaded"])
            #expect(drawn.findings.first?.message.contains("https://example.com/a.png") == true)
            #expect(drawn.displayList.items.count == 1)
        }
        #expect(ViewRenderer(environment: environment).render { AsyncImage(url: nil) }.findings.isEmpty)
    }
}
