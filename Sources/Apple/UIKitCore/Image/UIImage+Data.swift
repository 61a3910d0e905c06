import DisplayList
import Findings
import Foundation
import Geometry
import ProcessContext

extension UIImage {
    /// The picture's own file, if it is a PNG, or one of its pixels.
    public func pngData() -> Data? {
        let encoder = ProcessContext.current.pictureEncoder
        if case .drawing(let list) = content, let png = encoder?.png(of: list, scale: Double(scale)) { return png }
        if let reference, !isOwnFile(startingWith: [0x89, 0x50, 0x4E, 0x47]) {
            let place = CGRect(origin: .zero, size: reference.pixelSize)
            let list = DisplayList(size: place.size, items: [.image(ImageDrawing(image: reference, rect: place))])
            if let png = encoder?.png(of: list, scale: 1) { return png }
        }
        return encoded(startingWith: [0x89, 0x50, 0x4E, 0x47], "pngData()")
    }

    /// The picture's own file, if it is a JPEG.
    /// - Parameter compressionQuality: 0…1; the file's own stays.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        encoded(startingWith: [0xFF, 0xD8], "jpegData(compressionQuality:)")
    }

    private var ownFile: Data? {
        switch reference?.content {
        case .data(let own): own
        case .file(let path): FileManager.default.contents(atPath: path)
        case nil: nil
        }
    }

    private func isOwnFile(startingWith signature: [UInt8]) -> Bool { ownFile?.starts(with: signature) ?? false }

    private func encoded(startingWith signature: [UInt8], _ call: String) -> Data? {
        if let data = ownFile, data.starts(with: signature) { return data }
        AmbientAssets.source.note(
            Finding(.imageFormatUnsupported, "UIImage.\(call) gives nil for a picture of another format"))
        return nil
    }
}
