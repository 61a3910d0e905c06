import Foundation

/// The format of an image file, told by its content: its name may lie.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    case png = "PNG", jpeg = "JPEG", gif = "GIF", webp = "WebP", heif = "HEIC", svg = "SVG", pdf = "PDF"
    /// Known by name and not decoded.
    case tiff = "TIFF", bmp = "BMP", icon = "ICO", photoshop = "PSD", jpegXL = "JPEG XL", jpeg2000 = "JPEG 2000"

    /// Whether the picture is drawn anew at every size.
    package var isVector: Bool { self == .svg || self == .pdf }

    /// The library that decodes it and Debian's package of it; nil for what is decoded without one.
    package var codec: (library: String, package: String)? {
        switch self {
        case .jpeg: ("libturbojpeg", "libturbojpeg0")
        case .webp: ("libwebp", "libwebp7")
        case .heif: ("libheif", "libheif1")
        case .svg: ("librsvg", "librsvg2-2")
        case .pdf: ("poppler", "libpoppler-glib8")
        case .png, .gif, .tiff, .bmp, .icon, .photoshop, .jpegXL, .jpeg2000: nil
        }
    }

    package var isDecoded: Bool {
        switch self {
        case .tiff, .bmp, .icon, .photoshop, .jpegXL, .jpeg2000: false
        default: true
        }
    }

    /// nil where the data are of no known format.
    package init?(of data: Data) {
        guard let format = data.withUnsafeBytes({ ImageFormat(ByteReader(bytes: $0)) }) else { return nil }
        self = format
    }

    init?(_ file: ByteReader) {
        if file.number(0, 4) == 0x8950_4E47 {
            self = .png
        } else if file.number(0, 3) == 0xFF_D8FF {
            self = .jpeg
        } else if file.starts(with: "GIF8") {
            self = .gif
        } else if file.starts(with: "RIFF"), file.starts(with: "WEBP", at: 8) {
            self = .webp
        } else if file.starts(with: "ftyp", at: 4), Self.isPictureBrand(file) {
            self = .heif
        } else if file.starts(with: "%PDF") || file.position(of: "%PDF-", to: 1024) != nil {
            self = .pdf
        } else if file.number(0, 4) == 0x4949_2A00 || file.number(0, 4) == 0x4D4D_002A {
            self = .tiff
        } else if file.starts(with: "BM") {
            self = .bmp
        } else if file.number(0, 4) == 0x0000_0100 {
            self = .icon
        } else if file.starts(with: "8BPS") {
            self = .photoshop
        } else if file.number(0, 2) == 0xFF0A || file.starts(with: "JXL ", at: 4) {
            self = .jpegXL
        } else if file.number(0, 4) == 0xFF4F_FF51 || file.starts(with: "jP  ", at: 4) {
            self = .jpeg2000
        } else if SVGRoot.position(in: file) != nil {
            self = .svg
        } else {
            return nil
        }
    }

    private static func isPictureBrand(_ file: ByteReader) -> Bool {
        let brands = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif", "avis"]
        return brands.contains(file.text(8..<12))
    }
}
