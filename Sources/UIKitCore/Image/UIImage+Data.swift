import DisplayList
import Foundation

extension UIImage {
    /// The picture's own file, if it is a PNG, or one of a drawing. A picture of another format gives nil and is a
    /// finding.
    public func pngData() -> Data? {
        if case .drawing(let list) = content, let png = PictureEncoding.png?(list, Double(scale)) { return png }
        return encoded(startingWith: [0x89, 0x50, 0x4E, 0x47], "pngData()")
    }

    /// The picture's own file, if it is a JPEG.
    /// - Parameter compressionQuality: 0…1; the file's own stays.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        encoded(startingWith: [0xFF, 0xD8], "jpegData(compressionQuality:)")
    }

    private func encoded(startingWith signature: [UInt8], _ call: String) -> Data? {
        var data: Data?
        switch reference?.content {
        case .data(let own): data = own
        case .file(let path): data = FileManager.default.contents(atPath: path)
        case nil: break
        }
        if let data, data.starts(with: signature) { return data }
        AmbientAssets.source.note(
            Finding("unsupported-image", .warning, "UIImage.\(call) gives nil for a picture of another format"))
        return nil
    }
}
