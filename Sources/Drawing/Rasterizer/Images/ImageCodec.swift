internal import CImageCodecs
import ImageFormats

/// The libraries that decode image files and need not be installed.
package enum ImageCodec {
    /// What decodes a format on this machine, such as `jpeg color`; empty where nothing does.
    package static func description(of format: ImageFormat) -> String {
        let names: [String] =
            switch format {
            case .jpeg: ["jpeg", "color"]
            case .webp: ["webp", "color"]
            case .heif: ["heif", "color"]
            case .svg: ["svg"]
            case .pdf: ["pdf"]
            case .png, .gif, .tiff, .bmp, .icon, .photoshop, .jpegXL, .jpeg2000: []
            }
        return names.filter { codec_is_present($0) != 0 }.joined(separator: " ")
    }
}
