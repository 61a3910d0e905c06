import CoreImage.CIFilterBuiltins
import Security
import SwiftUI
import UIKit.UIFont
import WidgetKit

/// The code of a boarding pass, its number from the keychain, and a caption that UIKit sets.
struct BoardingPass: View {
    private var number: String {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "boarding",
            kSecAttrAccount as String: "pass", kSecReturnData as String: true,
        ]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
            return "NO PASS"
        }
        return String(decoding: data, as: UTF8.self)
    }

    private var code: UIImage {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("gate 7".utf8)
        filter.correctionLevel = "L"
        guard let image = filter.outputImage, let picture = CIContext().createCGImage(image, from: image.extent) else {
            return UIImage()
        }
        return UIImage(cgImage: picture)
    }

    private var caption: UIImage {
        let text = "Gate 7" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red,
        ]
        let size = text.size(withAttributes: attributes)
        return UIGraphicsImageRenderer(size: size).image { _ in text.draw(at: .zero, withAttributes: attributes) }
    }

    var body: some View {
        VStack(spacing: 4) {
            Image(uiImage: code).interpolation(.none).resizable().scaledToFit()
            Image(uiImage: caption)
            Text(number).font(.caption2)
        }
        .containerBackground(.white, for: .widget)
    }
}
