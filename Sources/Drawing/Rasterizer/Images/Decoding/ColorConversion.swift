internal import CPixels
import Foundation

/// From the colors of a file to sRGB: three curves to linear light, a matrix, and sRGB's own curve back. This is
/// how Display P3, Adobe RGB, gray profiles and PNG's gamma are described.
struct ColorConversion {
    /// 256 linear values each.
    private var red: [Float]
    private var green: [Float]
    private var blue: [Float]
    /// From linear components to linear sRGB, by rows.
    private var matrix: [Float]

    /// - Parameter toXYZ: columns are the primaries at D50, by rows.
    init(red: [Double], green: [Double], blue: [Double], toXYZ: [Double]) {
        (self.red, self.green, self.blue) = (red.map { Float($0) }, green.map { Float($0) }, blue.map { Float($0) })
        matrix = Matrix.product(Self.xyzToSRGB, toXYZ).map { Float($0) }
    }

    /// A gray's curve: its white is the white of sRGB.
    init(gray: [Double]) { self.init(red: gray, green: gray, blue: gray, toXYZ: Self.sRGBToXYZ) }

    /// PNG's gamma and chromaticities (white, red, green, blue); nil where the file has neither. Without primaries
    /// they are sRGB's.
    init?(gamma: Double, chromaticities: [Double]) {
        let hasPrimaries = chromaticities.count == 8 && chromaticities.contains { $0 != 0 }
        guard gamma > 0.01 && gamma < 10 || hasPrimaries else { return nil }
        let exponent = gamma > 0.01 && gamma < 10 ? 1 / gamma : 2.2
        // 45455 is how a file says sRGB that cannot say it otherwise.
        let isSRGB = abs(exponent - 2.2) < 0.01
        let curve = (0..<256).map { isSRGB ? Self.linear(Double($0) / 255) : pow(Double($0) / 255, exponent) }
        var toXYZ = Self.sRGBToXYZ
        if hasPrimaries {
            guard let primaries = Matrix.primaries(chromaticities) else { return nil }
            toXYZ = primaries
        }
        self.init(red: curve, green: curve, blue: curve, toXYZ: toXYZ)
    }

    /// An ICC profile of curves and a matrix, or of gray; nil for one of tables and one that is damaged.
    init?(_ profile: Data) {
        guard let read = ICCProfile(profile) else { return nil }
        self = read.conversion
    }

    /// Whether no color changes by more than rounding.
    var isIdentity: Bool {
        let samples: [UInt32] = (0..<16).map { $0 * 0x111111 } + [0xFF0000, 0x00FF00, 0x0000FF, 0xC04020, 0x2080C0]
        var converted = samples
        converted.withUnsafeMutableBufferPointer { apply(to: $0.baseAddress!, count: $0.count) }
        return zip(samples, converted).allSatisfy { a, b in
            [16, 8, 0].allSatisfy { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= 1 }
        }
    }

    /// Pixels that are not premultiplied.
    func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        pixels_convert_colors(pixels, count, red, green, blue, matrix, Self.encoding)
    }

    static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static let encoding: [UInt8] = (0..<Int(PIXELS_ENCODING_STEPS)).map { step in
        let value = Double(step) / Double(PIXELS_ENCODING_STEPS - 1)
        let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return UInt8(max(0, min(255, (encoded * 255).rounded())))
    }

    /// sRGB's primaries adapted to D50, as its ICC profile gives them.
    private static let sRGBToXYZ = [
        0.4360747, 0.3850649, 0.1430804, 0.2225045, 0.7168786, 0.0606169, 0.0139322, 0.0971045, 0.7141733
    ]
    private static let xyzToSRGB = Matrix.inverse(sRGBToXYZ) ?? sRGBToXYZ
}
