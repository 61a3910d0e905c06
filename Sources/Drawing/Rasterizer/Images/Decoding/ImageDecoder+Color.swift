internal import CImageCodecs
internal import CPixels
import Foundation
import ImageFormats

extension ImageDecoder {
    /// The profile that the file holds: the decoder's, or the pieces that the header names.
    static func profile(of image: codec_image, _ data: Data, _ header: ImageHeader) -> Data {
        if let profile = image.profile, image.profile_size > 0 {
            return Data(bytes: profile, count: image.profile_size)
        }
        // 4 MB is more than any profile has; a damaged file may claim more.
        guard header.profile.reduce(0, { $0 + $1.count }) < 4 << 20 else { return Data() }
        return header.profile.reduce(into: Data()) { joined, range in
            let start = data.startIndex + range.lowerBound, end = data.startIndex + range.upperBound
            if start < end, end <= data.endIndex { joined.append(data[start..<end]) }
        }
    }

    /// Converts the pixels to sRGB: by curves and a matrix here, by tables through Little CMS.
    static func convertColors(of image: inout codec_image, profile: Data, remarks: inout [String]) {
        let count = Int(image.width) * Int(image.height)
        guard let pixels = image.pixels else { return }
        if image.is_cmyk == 0 {
            let conversion =
                profile.isEmpty
                ? ColorConversion(gamma: image.gamma, chromaticities: chromaticities(image)) : ColorConversion(profile)
            if let conversion { return conversion.isIdentity ? () : conversion.apply(to: pixels, count: count) }
            // A PNG file that says nothing of its colors is sRGB.
            guard !profile.isEmpty else { return }
        }
        var outcome: Int32 = 0
        if !profile.isEmpty {
            outcome = profile.withUnsafeBytes {
                codec_convert_colors(&image, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
            }
            if outcome == 1 { return }
        }
        if outcome == -1 {
            remarks.append(
                "is drawn in colors that are off: its ICC profile needs liblcms2: apt-get install liblcms2-2")
        } else if image.is_cmyk != 0 {
            remarks.append(
                "is drawn in colors that are off: it is CMYK without a profile that can be read; convert it to sRGB")
        } else {
            remarks.append("is drawn as sRGB: its ICC profile cannot be read; convert it to sRGB")
        }
        if image.is_cmyk != 0 {
            pixels_from_cmyk(pixels, count)
            image.is_cmyk = 0
        }
    }

    private static func chromaticities(_ image: codec_image) -> [Double] {
        withUnsafeBytes(of: image.chromaticities) { Array($0.bindMemory(to: Double.self)) }
    }
}
