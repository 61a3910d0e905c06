import DisplayList
import Foundation

/// What an image file says of itself, without a pixel of it decoded.
package struct ImageHeader: Hashable, Sendable {
    package var format: ImageFormat
    /// Pixels as they are stored; points of a vector.
    package var storedSize: CGSize
    package var orientation = ImageOrientation.up
    /// Where an ICC profile lies in the file, in pieces; empty where there is none, or where the decoder gives it.
    package var profile: [Range<Int>] = []
    /// JPEG: an Adobe marker stands there, so that CMYK is stored as paper left white.
    package var hasAdobeMarker = false
    /// JPEG: the whole picture's coefficients are held while it is decoded.
    package var isProgressive = false
    /// WebP: the chunks of an animation's first frame, and its place on the canvas.
    package var firstFrame: AnimationFrame?

    package struct AnimationFrame: Hashable, Sendable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int
        package var hasAlpha: Bool
        package var chunks: Range<Int>
    }

    init(format: ImageFormat, storedSize: CGSize) {
        self.format = format
        self.storedSize = storedSize
    }

    init?(format: ImageFormat, width: Int?, height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return nil }
        self.init(format: format, storedSize: CGSize(width: Double(width), height: Double(height)))
    }

    /// Pixels of the picture as it is seen, upright; points of a vector.
    package var size: CGSize {
        orientation.swapsAxes ? CGSize(width: storedSize.height, height: storedSize.width) : storedSize
    }

    package static func read(_ data: Data) -> Result<ImageHeader, ImageProblem> {
        guard !data.isEmpty else { return .failure(.empty) }
        return data.withUnsafeBytes { bytes in
            let file = ByteReader(bytes: bytes)
            guard let format = ImageFormat(file) else {
                return .failure(file.starts(with: "version https://git-lfs", at: 0) ? .pointer : .unknown)
            }
            guard format.isDecoded else { return .failure(.unsupported(format)) }
            // Its size is asked of the library.
            if format == .pdf {
                do throws(ImageProblem) { try DecodingTrial(.pdf, .open).check(data) } catch { return .failure(error) }
            }
            guard let header = read(file, format: format) else { return .failure(.noSize(format)) }
            return .success(header)
        }
    }

    /// The file is mapped: only the pages that hold its header are read.
    package static func read(_ url: URL) -> Result<ImageHeader, ImageProblem> {
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return .failure(.unreadable) }
        return read(data)
    }

    private static func read(_ file: ByteReader, format: ImageFormat) -> ImageHeader? {
        switch format {
        case .png: png(file)
        case .jpeg: jpeg(file)
        case .gif: gif(file)
        case .webp: webp(file)
        case .heif: heif(file)
        case .svg: svg(file)
        case .pdf: pdf(file)
        case .tiff, .bmp, .icon, .photoshop, .jpegXL, .jpeg2000: nil
        }
    }
}
