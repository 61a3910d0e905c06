import Foundation
import Geometry
import UIKitCore

extension CIImage {
    /// One pixel of the mean color of a part; nil where there are no pixels. Each component is averaged as it is stored,
    /// as Core Image does in a context without a working color space.
    ///
    /// - Parameter rect: in the image's space, whose origin is the lower left.
    func average(in rect: CGRect) -> CIImage? {
        let part = rect.isEmpty ? extent : rect.intersection(extent)
        guard !part.isEmpty, let pixels = cropped(to: part).pixels, pixels.count >= 4 else { return nil }
        var sums = [0, 0, 0, 0]
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            for component in 0..<4 { sums[component] += Int(pixels[start + component]) }
        }
        let means = sums.map { CGFloat($0) / CGFloat(pixels.count / 4) / 255 }, alpha = means[3]
        func component(_ index: Int) -> CGFloat { alpha > 0 ? min(1, means[index] / alpha) : 0 }
        let color = UIColor(red: component(0), green: component(1), blue: component(2), alpha: alpha)
        let format = UIGraphicsImageRendererFormat(), size = CGSize(width: 1, height: 1)
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return image.cgImage.map { CIImage(cgImage: $0) }
    }
}
