internal import CImageCodecs
import Foundation

extension ImageHeader {
    static func svg(_ file: ByteReader) -> ImageHeader? {
        guard let root = SVGRoot(file), let size = root.size else { return nil }
        return ImageHeader(format: .svg, storedSize: size)
    }

    /// The first page's box. Its place in the file may be compressed, so the library that draws it is asked; where
    /// that is not installed, the first box in plain text keeps the layout.
    static func pdf(_ file: ByteReader) -> ImageHeader? {
        var status = codec_absent
        var message = [CChar](repeating: 0, count: 200)
        let page = codec_open_pdf(
            file.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), file.count, &status, &message)
        if let page {
            defer { codec_vector_close(page) }
            var width = 0.0, height = 0.0
            codec_vector_size(page, &width, &height)
            return width > 0 && height > 0 && width.isFinite && height.isFinite
                ? ImageHeader(format: .pdf, storedSize: CGSize(width: width, height: height)) : nil
        }
        return status == codec_absent ? plainBox(file) : nil
    }

    private static func plainBox(_ file: ByteReader) -> ImageHeader? {
        guard let place = file.position(of: "/MediaBox"),
            let open = file.position(of: "[", from: place, to: place + 40),
            let close = file.position(of: "]", from: open, to: open + 120)
        else { return nil }
        let numbers = file.text(open + 1..<close).split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
        return ImageHeader(
            format: .pdf, storedSize: CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]))
    }
}
