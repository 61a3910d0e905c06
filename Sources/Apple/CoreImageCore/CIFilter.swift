import DisplayList
import Foundation
import FoundationCompat
import Geometry
import RenderModel
import UIKitCore

public let kCIInputImageKey = "inputImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputScaleKey = "inputScale"
public let kCIInputColorKey = "inputColor"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIOutputImageKey = "outputImage"

/// Makes a picture of its inputs: codes that cameras read, in two colors, a blurred image, or the mean color of one.
open class CIFilter: NSObject, @unchecked Sendable {
    public let name: String
    var inputs: [String: Any] = [:]

    /// Nil for a filter that Darkroom does not have, which is told.
    public init?(name: String) {
        guard Self.names.contains(name) else {
            MissingData.record("Core Image's filter '\(name)'")
            return nil
        }
        self.name = name
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        inputs = params ?? [:]
    }

    init(known name: String) { self.name = name }

    private static let names: Set<String> = [
        "CIQRCodeGenerator", "CICode128BarcodeGenerator", "CIFalseColor", "CIAreaAverage", "CIGaussianBlur"
    ]

    open func setDefaults() { inputs = [:] }
    open func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
    open func value(forKey key: String) -> Any? { inputs[key] }
    open var inputKeys: [String] { inputs.keys.sorted() }

    open var outputImage: CIImage? {
        switch name {
        case "CIQRCodeGenerator":
            guard let message = inputs["inputMessage"] as? Data else { return nil }
            let level = (inputs["inputCorrectionLevel"] as? String).flatMap(QRCode.Level.init(rawValue:)) ?? .m
            return QRCode(message, level).map { Self.picture(of: $0.rows, margin: 1) }
        case "CICode128BarcodeGenerator":
            guard let message = inputs["inputMessage"] as? Data, let bars = Code128.bars(of: message) else {
                return nil
            }
            let quiet = Int(number("inputQuietSpace") ?? 7), height = Int(number("inputBarcodeHeight") ?? 32)
            let row = Array(repeating: false, count: quiet) + bars + Array(repeating: false, count: quiet)
            return Self.picture(of: Array(repeating: row, count: max(1, height)), margin: 0)
        case "CIAreaAverage":
            let extent = (inputs[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? .zero
            return (inputs[kCIInputImageKey] as? CIImage)?.average(in: extent)
        case "CIGaussianBlur":
            return (inputs[kCIInputImageKey] as? CIImage)?
                .applyingGaussianBlur(sigma: number(kCIInputRadiusKey) ?? 10)
        default:
            guard let image = inputs[kCIInputImageKey] as? CIImage else { return nil }
            return falseColored(image)
        }
    }

    private func number(_ key: String) -> Double? {
        (inputs[key] as? NSNumber)?.doubleValue ?? (inputs[key] as? Double) ?? (inputs[key] as? Float).map(Double.init)
            ?? (inputs[key] as? Int).map(Double.init)
    }

    /// A pixel for each module, with whole edges at every scale.
    private static func picture(of rows: [[Bool]], margin: Int) -> CIImage {
        draw(rows, margin: margin, dark: .black, light: .white)
    }

    private static func draw(_ rows: [[Bool]], margin: Int, dark: UIColor, light: UIColor) -> CIImage {
        let width = (rows.first?.count ?? 0) + 2 * margin, height = rows.count + 2 * margin
        let size = CGSize(width: width, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            light.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            dark.setFill()
            context.cgContext.setShouldAntialias(false)
            // Rows that are alike are one bar.
            var start = 0
            while start < rows.count {
                var end = start + 1
                while end < rows.count, rows[end] == rows[start] { end += 1 }
                for run in runs(of: rows[start]) {
                    context.fill(
                        CGRect(x: margin + run.lowerBound, y: margin + start, width: run.count, height: end - start))
                }
                start = end
            }
        }
        let result = CIImage(cgImage: image.cgImage!)
        result.code = (rows, margin)
        return result
    }

    private static func runs(of row: [Bool]) -> [Range<Int>] {
        var result: [Range<Int>] = [], start: Int?
        for (index, isDark) in (row + [false]).enumerated() {
            if isDark, start == nil { start = index }
            if !isDark, let first = start {
                result.append(first..<index)
                start = nil
            }
        }
        return result
    }

    /// Black becomes the first color and white the second; of other pictures than codes that is told.
    private func falseColored(_ image: CIImage) -> CIImage? {
        let dark = inputs["inputColor0"] as? CIColor ?? CIColor(red: 0.3, green: 0, blue: 0)
        let light = inputs["inputColor1"] as? CIColor ?? CIColor(red: 1, green: 0.9, blue: 0.8)
        guard let (rows, margin) = image.code else {
            MissingData.record("Core Image's filter 'CIFalseColor' for photographs")
            return image
        }
        return Self.draw(rows, margin: margin, dark: dark.uiColor, light: light.uiColor)
    }
}
