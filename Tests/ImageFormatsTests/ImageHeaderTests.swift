import DisplayList
import Foundation
import ImageFormats
import Testing

@Suite("Image headers")
struct ImageHeaderTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Images")

    private func header(_ name: String) throws -> ImageHeader {
        try ImageHeader.read(Self.folder.appendingPathComponent(name)).get()
    }

    @Test(
        "Each format says its size",
        arguments: [
            "baseline.jpg", "progressive.jpg", "grey.jpg", "cmyk.jpg", "lossy.webp", "lossless.webp", "alpha.webp",
            "alpha-lossy.webp", "animated.webp", "plain.gif", "animated.gif", "shapes.svg", "shapes.pdf"
        ])
    func sizes(name: String) throws {
        #expect(try header(name).size == CGSize(width: 24, height: 16))
    }

    @Test("HEIC says the size of its primary picture")
    func heic() throws {
        let header = try header("plain.heic")
        #expect(header.size == CGSize(width: 48, height: 32) && header.format == .heif && header.orientation == .up)
    }

    @Test("The size is that of the turned picture", arguments: 1...8)
    func orientation(number: Int) throws {
        let header = try header("orientation-\(number).jpg")
        #expect(header.orientation.rawValue == UInt8(number))
        #expect(header.size == (number >= 5 ? CGSize(width: 16, height: 24) : CGSize(width: 24, height: 16)))
    }

    @Test("A wrong extension is of no account")
    func wrongExtension() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(contentsOf: Self.folder.appendingPathComponent("lossy.webp")).write(to: file)
        #expect(try ImageHeader.read(file).get().format == .webp)
    }

    @Test(
        "An SVG file's size is what its root says, in points",
        arguments: [
            ("width='24' height='16'", 24, 16), ("width='24px' height='16px'", 24, 16),
            ("viewBox='0 0 30 20'", 30, 20), ("viewBox='0,0,30,20' width='60'", 60, 40),
            ("height='10' viewBox='0 0 30 20'", 15, 10), ("width='100%' height='100%' viewBox='0 0 8 9'", 8, 9),
            ("width='72pt' height='1in'", 96, 96), ("", 100, 100), ("width=\"2.5e1\" height = '16'", 25, 16)
        ])
    func svg(attributes: String, width: Int, height: Int) throws {
        let text =
            "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1'> -->\n"
            + "<!DOCTYPE svg [<!ENTITY a '>'>]>\n<svg \(attributes)><g/></svg>"
        #expect(try ImageHeader.read(Data(text.utf8)).get().size == CGSize(width: width, height: height))
    }

    @Test("What is not an image says why")
    func problems() {
        #expect(ImageHeader.read(Data()) == .failure(.empty))
        #expect(ImageHeader.read(Data("hello".utf8)) == .failure(.unknown))
        #expect(ImageHeader.read(Data("version https://git-lfs.github.com/spec/v1\n".utf8)) == .failure(.pointer))
        #expect(ImageHeader.read(Data("II*\0....".utf8)) == .failure(.unsupported(.tiff)))
        #expect(ImageHeader.read(Data("GIF89a".utf8)) == .failure(.noSize(.gif)))
        let packed = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 4]) + Data("CgBI".utf8)
        #expect(ImageHeader.read(packed) == .failure(.noSize(.png)))
        #expect(ImageHeader.read(Data("<html></html>".utf8)) == .failure(.unknown))
        #expect(ImageHeader.read(URL(fileURLWithPath: "/nowhere.png")) == .failure(.unreadable))
    }
}
