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
        #expect(digest(short) == "b1ea3eab75027fd777a06b862282cb6c9447eedd5e45bc6b7c4155324882991b")
        // Blocks of two lengths, the version's own bits and a longer count.
        let long = QRCode(Data(repeating: UInt8(ascii: "x"), count: 200), .q, mask: 5)
        #expect(long?.version == 12)
        #expect(digest(long) == "efa6927e86c7585f8e16474f807de252b401f57a7566894dfc9ff7da545d0875")
    }

    @Test func whatNoVersionHoldsIsNoCode() {
        #expect(QRCode(Data(count: 2953), .l)?.version == 40)
        #expect(QRCode(Data(count: 2954), .l) == nil)
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
        #expect(CIFilter(name: "CIGaussianBlur") == nil)
    }

    /// The start, eleven modules for each letter and the check, thirteen for the stop, and the quiet space.
    @Test func barsAreAsLongAsTheirMessage() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("A-7".utf8)
        #expect(filter.outputImage?.extent.size == CGSize(width: 11 * 5 + 13 + 14, height: 32))
        filter.message = Data("123456".utf8)
        #expect(filter.outputImage?.extent.width == 11 * 5 + 13 + 14)
        filter.message = Data("é".utf8)
        #expect(filter.outputImage == nil)
    }

    @Test func codesTakeTwoColours() throws {
        let code = CIFilter.qrCodeGenerator(), colors = CIFilter.falseColor()
        code.message = Data("darkroom".utf8)
        colors.inputImage = code.outputImage
        colors.color0 = CIColor(red: 1, green: 0, blue: 0)
        colors.color1 = .clear
        #expect(colors.outputImage?.extent == code.outputImage?.extent)
        #expect(colors.outputImage?.items != code.outputImage?.items)
    }
}
