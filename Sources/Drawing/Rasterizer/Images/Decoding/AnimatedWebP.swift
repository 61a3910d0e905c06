internal import CImageCodecs
import Foundation
import ImageFormats

/// The first frame of an animated WebP file: libwebp decodes still files only, so the frame is made one.
enum AnimatedWebP {
    static func decode(
        _ frame: ImageHeader.AnimationFrame, of file: UnsafeRawBufferPointer, canvas: CGSize, mostPixels: Int
    ) -> codec_image {
        let still = [UInt8](stillFile(frame, of: file))
        var picture = still.withUnsafeBufferPointer { codec_decode_webp($0.baseAddress, $0.count, mostPixels) }
        let width = Int(canvas.width), height = Int(canvas.height)
        let isWhole = frame.x == 0 && frame.y == 0 && Int(picture.width) == width && Int(picture.height) == height
        guard picture.status == codec_complete, let pixels = picture.pixels, !isWhole else { return picture }
        // What the frame leaves of the canvas is clear, whatever background the file proposes, as in browsers.
        var whole = codec_image()
        guard width > 0, height > 0, width * height <= mostPixels else {
            codec_image_free(&picture)
            whole.status = codec_too_large
            (whole.width, whole.height) = (UInt32(clamping: width), UInt32(clamping: height))
            return whole
        }
        whole.pixels = calloc(width * height, 4)?.bindMemory(to: UInt32.self, capacity: width * height)
        (whole.width, whole.height) = (UInt32(width), UInt32(height))
        whole.status = whole.pixels == nil ? codec_out_of_memory : codec_complete
        if let target = whole.pixels {
            let columns = min(Int(picture.width), width - frame.x)
            for y in 0..<max(0, min(Int(picture.height), height - frame.y)) where columns > 0 {
                (target + (frame.y + y) * width + frame.x).update(from: pixels + y * Int(picture.width), count: columns)
            }
        }
        codec_image_free(&picture)
        return whole
    }

    private static func stillFile(_ frame: ImageHeader.AnimationFrame, of file: UnsafeRawBufferPointer) -> Data {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        var content = Data("WEBP".utf8)
        if frame.hasAlpha {
            let size = little(frame.width - 1, 3) + little(frame.height - 1, 3)
            for part in [Array("VP8X".utf8), little(10, 4), [0x10, 0, 0, 0], size] {
                content.append(contentsOf: part)
            }
        }
        content.append(contentsOf: file[frame.chunks.clamped(to: 0..<file.count)])
        var whole = Data("RIFF".utf8)
        whole.append(contentsOf: little(content.count, 4))
        whole.append(content)
        return whole
    }
}
