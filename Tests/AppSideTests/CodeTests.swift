import CryptoKit
import Foundation
import Testing
import UIKitCore

@testable import CoreImageCore

/// Codes that cameras read; the digests are of matrices that other encoders make of the same text and mask.
struct CodeTests {
    private func digest(_ code: QRCode?) -> String {
        let rows = (code?.rows ?? []).map { $0.map { $0 ? "1" : "0" }.joined() }
        return SHA256.hash(data: Data(rows.joined(separator: "\n").utf8)).map { String(format: "%02hhx", $0) }.joined()
    }

    @Test func modulesAreThoseOfTheStandard() {
        let short = QRCode(Data("https://example.com/seat/12A".utf8), .m, mask: 3)
        #expect(short?.version == 3)
        #expect(digest(short) == "398e6d32823b2566f46ff8153d8e099b2572cb02d3b14efbfaec0cf8167e735d")
        // Blocks of two lengths, the version's own bits and a longer count.
        let long = QRCode(Data(repeating: UInt8(ascii: "x"), count: 200), .q, mask: 5)
        #expect(long?.version == 12)
        #expect(digest(long) == "df13a3800304f0f0172f26c2a8f8a5384a2f45bd42f3a8b1fed82d301e1b0c57")
    }

    @Test func whatNoVersionHoldsIsNoCode() {
        #expect(QRCode(Data(count: 2953), .l, mask: 0)?.version == 40)
        #expect(QRCode(Data(count: 2954), .l, mask: 0) == nil)
    }

    /// 25 modules and a margin of 1 on each side, as iOS makes them.
    @Test func filtersAnswerByNameAndByProtocol() throws {
        let named = try #require(CIFilter(name: "CIQRCodeGenerator"))
        #expect(named.outputImage == nil)
        named.setValue(Data("darkroom".utf8), forKey: "inputMessage")
        named.setValue("H", forKey: "inputCorrectionLevel")
        let image = try #require(named.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
        let large = image.transformed(by: CGAffineTransform(scaleX: 8, y: 8))
        let picture = try #require(CIContext().createCGImage(large, from: large.extent))
        #expect(picture.width == 216)

        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("darkroom".utf8)
        filter.correctionLevel = "H"
        #expect(UIImage(ciImage: try #require(filter.outputImage)).size == CGSize(width: 27, height: 27))
        #expect(CIFilter(name: "CIKaleidoscope") == nil)
    }

    /// The start, eleven modules for each letter and the check, thirteen for the stop, and the quiet space.
    @Test func barsAreAsLongAsTheirMessage() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("A-7".utf8)
        #expect(filter.outputImage?.extent.size == CGSize(width: 11 * 5 + 13 + 14, height: 32))
        filter.message = Data("123456".utf8)
        #expect(filter.outputImage?.extent.size == CGSize(width: 11 * 5 + 13 + 14, height: 32))
        filter.message = Data("é".utf8)
        #expect(filter.outputImage == nil)
    }

    /// Black beside white, 20 pixels each: σ of 4 leaves half of both where they meet.
    @Test func blursGrowUnlessEdgesGoOn() throws {
        let size = CGSize(width: 40, height: 20), format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.white.setFill()
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
        }
        let input = try #require(CIImage(image: image)), filter = CIFilter.gaussianBlur()
        filter.inputImage = input
        filter.radius = 4
        #expect(filter.outputImage?.extent == CGRect(x: -12, y: -12, width: 64, height: 44))

        let endless = input.clampedToExtent()
        #expect(endless.extent == .infinite)
        let blurred = endless.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 4])
        #expect(blurred.extent == .infinite)
        let cropped = blurred.cropped(to: input.extent)
        #expect(cropped.extent == input.extent)
        func pixel(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8] {
            var pixel = [UInt8](repeating: 0, count: 4)
            CIContext().render(
                image, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
                colorSpace: nil)
            return pixel
        }
        #expect(pixel(cropped, 0, 0) == [0, 0, 0, 255] && pixel(cropped, 39, 19) == [255, 255, 255, 255])
        let middle = Int(pixel(cropped, 19, 10)[0]) + Int(pixel(cropped, 20, 10)[0])
        #expect((250...260).contains(middle) && pixel(cropped, 19, 10)[0] > 90, "\(middle)")
        // What is cropped off takes part in what is left.
        let part = blurred.cropped(to: CGRect(x: 20, y: 4, width: 8, height: 8))
        #expect(pixel(part, 20, 5) == pixel(cropped, 20, 5))
        // What is outside takes part where edges end.
        let faded = try #require(filter.outputImage).cropped(to: input.extent)
        #expect(pixel(faded, 0, 10)[3] < 160 && pixel(faded, 20, 10)[3] > 250)
    }

    @Test func croppedImagesStayWhereTheyAre() {
        let image = CIImage(size: CGSize(width: 10, height: 10), items: [])
        let part = image.cropped(to: CGRect(x: 2, y: 3, width: 4, height: 20))
        #expect(part.extent == CGRect(x: 2, y: 3, width: 4, height: 7))
        let moved = part.transformed(by: CGAffineTransform(translationX: -2, y: -3))
        #expect(moved.extent == CGRect(x: 0, y: 0, width: 4, height: 7))
        #expect(CIContext().createCGImage(part, from: part.extent)?.width == 4)
    }

    /// The way that apps take the color of a cover.
    @Test func averagesAreMeans() throws {
        let size = CGSize(width: 4, height: 2), format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        let input = try #require(CIImage(image: image))
        let filter = try #require(
            CIFilter(
                name: "CIAreaAverage",
                parameters: [kCIInputImageKey: input, kCIInputExtentKey: CIVector(cgRect: input.extent)]))
        let output = try #require(filter.outputImage)
        var pixel = [UInt8](repeating: 0, count: 4)
        CIContext(options: [.workingColorSpace: kCFNull!]).render(
            output, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        #expect(pixel == [128, 0, 128, 255])
    }

    @Test func codesTakeTwoColors() throws {
        let code = CIFilter.qrCodeGenerator(), colors = CIFilter.falseColor()
        code.message = Data("darkroom".utf8)
        colors.inputImage = code.outputImage
        colors.color0 = CIColor(red: 1, green: 0, blue: 0)
        colors.color1 = .clear
        #expect(colors.outputImage?.extent == code.outputImage?.extent)
        #expect(colors.outputImage?.items != code.outputImage?.items)
    }
}
