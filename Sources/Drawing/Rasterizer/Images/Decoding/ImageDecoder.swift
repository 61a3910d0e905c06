internal import CImageCodecs
internal import CPixels
import DisplayList
import Foundation
import ImageFormats

/// Turns image files of every known format into upright, premultiplied sRGB pixels, or into vectors.
enum ImageDecoder {
    /// Pixels; 256 MB decoded. A JPEG file may have more, because it is decoded at a part of its size.
    static let largestArea = 64 << 20

    /// - Parameters:
    ///   - orientation: how the stored pixels are turned; nil as the file says.
    ///   - denominator: 1, 2, 4 or 8; a JPEG file is decoded at that part of its size.
    static func decode(
        _ data: Data, orientation: ImageOrientation? = nil, denominator: Int = 1
    ) throws(ImageFailure) -> DecodedImage {
        let header: ImageHeader
        switch ImageHeader.read(data) {
        case .success(let read): header = read
        case .failure(let problem): throw .problem(problem)
        }
        if header.format.isVector {
            return DecodedImage(vector: try VectorImage(data, header: header))
        }
        var remarks: [String] = []
        let decoded = try bitmap(data, header, denominator: denominator, remarks: &remarks)
        // libheif turns by itself.
        let turn = orientation ?? (header.format == .heif ? .up : header.orientation)
        return DecodedImage(bitmap: try oriented(decoded, turn), remarks: remarks)
    }

    private static func bitmap(
        _ data: Data, _ header: ImageHeader, denominator: Int, remarks: inout [String]
    ) throws(ImageFailure) -> Bitmap {
        let format = header.format
        let area = header.storedSize.width * header.storedSize.height
        // A progressive file's coefficients are held for the whole picture, whatever part of it is wanted.
        let part = format == .jpeg && !header.isProgressive ? Double(denominator * denominator) : 1
        guard area / part <= Double(largestArea) else {
            throw .tooLarge(format, width: Int(header.storedSize.width), height: Int(header.storedSize.height))
        }
        // A progressive file may go over all its pixels thousands of times.
        if format == .heif || header.isProgressive {
            do throws(ImageProblem) { try DecodingTrial(format, .decode).check(data) } catch { throw .problem(error) }
        }
        var image = data.withUnsafeBytes { bytes in
            decode(bytes, header, denominator: denominator)
        }
        defer { codec_image_free(&image) }
        let message = withUnsafeBytes(of: image.message) { text in
            String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
        }
        switch image.status {
        case codec_complete: break
        case codec_partial:
            remarks.append("is drawn as far as it goes: the \(format.rawValue) file is damaged (\(message))")
        case codec_absent: throw .noCodec(format)
        case codec_too_large: throw .tooLarge(format, width: Int(image.width), height: Int(image.height))
        case codec_out_of_memory: throw .noMemory
        default: throw .damaged(format, message)
        }
        convertColors(of: &image, profile: profile(of: image, data, header), remarks: &remarks)
        let width = Int(image.width), height = Int(image.height)
        guard let pixels = image.pixels else { throw .noMemory }
        image.pixels = nil
        pixels_premultiply(pixels, width * height)
        return Bitmap(width: width, height: height, buffer: PixelBuffer(adopting: pixels, count: width * height * 4))
    }

    private static func decode(
        _ bytes: UnsafeRawBufferPointer, _ header: ImageHeader, denominator: Int
    ) -> codec_image {
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        switch header.format {
        case .png: return codec_decode_png(start, bytes.count, largestArea)
        case .gif: return codec_decode_gif(start, bytes.count, largestArea)
        case .jpeg:
            return codec_decode_jpeg(start, bytes.count, largestArea, Int32(denominator), header.hasAdobeMarker ? 1 : 0)
        case .webp:
            guard let frame = header.firstFrame else { return codec_decode_webp(start, bytes.count, largestArea) }
            return AnimatedWebP.decode(frame, of: bytes, canvas: header.storedSize, mostPixels: largestArea)
        case .heif: return codec_decode_heif(start, bytes.count, largestArea)
        case .svg, .pdf, .tiff, .bmp, .icon, .photoshop, .jpegXL, .jpeg2000:
            var image = codec_image()
            image.status = codec_absent
            return image
        }
    }

    /// The pixels turned from how they are stored.
    static func oriented(_ bitmap: Bitmap, _ orientation: ImageOrientation) throws(ImageFailure) -> Bitmap {
        if orientation == .up { return bitmap }
        guard let buffer = try? PixelBuffer(uninitialized: bitmap.buffer.count) else { throw .noMemory }
        let flipsColumns: [ImageOrientation] = [.upMirrored, .down, .right, .rightMirrored]
        let flipsRows: [ImageOrientation] = [.down, .downMirrored, .rightMirrored, .left]
        pixels_orient(
            bitmap.buffer.pixels, bitmap.width, bitmap.height, buffer.pixels, orientation.swapsAxes ? 1 : 0,
            flipsColumns.contains(orientation) ? 1 : 0, flipsRows.contains(orientation) ? 1 : 0)
        return orientation.swapsAxes
            ? Bitmap(width: bitmap.height, height: bitmap.width, buffer: buffer)
            : Bitmap(width: bitmap.width, height: bitmap.height, buffer: buffer)
    }
}
