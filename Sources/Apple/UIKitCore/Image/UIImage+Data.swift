import Assets
import DisplayList
import Findings
import Foundation
import Geometry
import ProcessContext
import SwiftUICore

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
            Finding(.imageFormatUnsupported, "UIImage.\(call) gives nil for an image of another format"))
        return nil
    }
}

/// The name of a data set of the asset catalog.
public typealias NSDataAssetName = String

/// A data set of the asset catalog.
open class NSDataAsset: NSObject {
    private let asset: DataAsset

    /// Nil if the catalogs hold no data set of that name, or its file is missing.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let asset = AmbientAssets.source.data(named: name, in: .current) else { return nil }
        self.asset = asset
    }

    open var name: NSDataAssetName { asset.name }
    open var data: Data { asset.data }
    /// A uniform type identifier, such as `public.json`.
    open var typeIdentifier: String { asset.typeIdentifier }
}

// What an app does ahead of time, so that scrolling stays smooth: here it is done at once.
extension UIImage {
    /// The picture itself: decoding ahead saves nothing here.
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// Calls the handler with the image itself, before it returns.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// - Parameter size: points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// Calls the handler with the thumbnail, before it returns.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}

/// The pictures that UIKit has for common actions.
extension UIImage {
    public class var add: UIImage { UIImage(content: .symbol("plus.circle.fill"), scale: 1) }
    public class var remove: UIImage { UIImage(content: .symbol("minus.circle.fill"), scale: 1) }
    public class var actions: UIImage { UIImage(content: .symbol("square.and.arrow.up"), scale: 1) }
    public class var checkmark: UIImage { UIImage(content: .symbol("checkmark"), scale: 1) }
    public class var strokedCheckmark: UIImage { UIImage(content: .symbol("checkmark"), scale: 1) }
}
