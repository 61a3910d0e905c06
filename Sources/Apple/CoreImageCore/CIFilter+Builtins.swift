import Foundation

/// A filter with a picture to take out.
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

/// Makes a QR code of a message: a pixel for each module, with a margin of one.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    /// L, M, Q or H.
    var correctionLevel: String { get set }
}

/// Makes a Code 128 of a message in printable ASCII; nil for others.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    /// Pixels.
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}

/// Colors a code: `color0` for its dark parts, `color1` for its light ones. Other pictures stay as they are.
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// Averages the colors of a part of an image.
public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// In the image's space.
    var extent: CGRect { get set }
}

/// Blurs an image, which grows by the blur's reach unless its edges go on forever.
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// The Gaussian's σ in pixels; 10 where nothing is set.
    var radius: Float { get set }
}

final class CodeFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator, @unchecked Sendable {
    var message: Data {
        get { inputs["inputMessage"] as? Data ?? Data() }
        set { inputs["inputMessage"] = newValue }
    }
    var correctionLevel: String {
        get { inputs["inputCorrectionLevel"] as? String ?? "M" }
        set { inputs["inputCorrectionLevel"] = newValue }
    }
    var quietSpace: Float {
        get { inputs["inputQuietSpace"] as? Float ?? 7 }
        set { inputs["inputQuietSpace"] = newValue }
    }
    var barcodeHeight: Float {
        get { inputs["inputBarcodeHeight"] as? Float ?? 32 }
        set { inputs["inputBarcodeHeight"] = newValue }
    }
}

/// A filter of an image.
final class ImageFilter: CIFilter, CIFalseColor, CIAreaAverage, CIGaussianBlur, @unchecked Sendable {
    var inputImage: CIImage? {
        get { inputs[kCIInputImageKey] as? CIImage }
        set { inputs[kCIInputImageKey] = newValue }
    }
    var color0: CIColor {
        get { inputs["inputColor0"] as? CIColor ?? .black }
        set { inputs["inputColor0"] = newValue }
    }
    var color1: CIColor {
        get { inputs["inputColor1"] as? CIColor ?? .white }
        set { inputs["inputColor1"] = newValue }
    }
    var extent: CGRect {
        get { (inputs[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? .zero }
        set { inputs[kCIInputExtentKey] = CIVector(cgRect: newValue) }
    }
    var radius: Float {
        get { inputs[kCIInputRadiusKey] as? Float ?? 10 }
        set { inputs[kCIInputRadiusKey] = newValue }
    }
}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CodeFilter(known: "CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        CodeFilter(known: "CICode128BarcodeGenerator")
    }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { ImageFilter(known: "CIAreaAverage") }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { ImageFilter(known: "CIGaussianBlur") }
    public class func falseColor() -> any CIFilter & CIFalseColor { ImageFilter(known: "CIFalseColor") }
}
