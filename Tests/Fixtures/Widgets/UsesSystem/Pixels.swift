import SwiftUI
import UIKit

enum Pixels {
    /// The top left pixel's red, green and blue, as code that looks for a picture's main colour reads them.
    static var lines: [String] {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1))
        let image = renderer.image { context in
            UIColor(red: 1, green: 0.4, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        guard let picture = image.cgImage, let data = picture.dataProvider?.data,
            let bytes = CFDataGetBytePtr(data)
        else { return ["pixels: nothing"] }
        return [
            "pixel 255 102 0 255 = \(bytes[0]) \(bytes[1]) \(bytes[2]) \(bytes[3])",
            "rows true = \(CFDataGetLength(data) == picture.bytesPerRow * picture.height)",
        ]
    }
}
