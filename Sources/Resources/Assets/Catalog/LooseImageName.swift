import Foundation

/// The parts of a loose image file's name, such as `photo@2x~ipad.png`.
struct LooseImageName {
    static let extensions = omissible.union(["heif", "avif", "tif", "tiff", "bmp", "jxl", "jp2"])
    /// Those that views name images without.
    static let omissible: Set<String> = ["png", "jpg", "jpeg", "heic", "gif", "webp", "pdf", "svg"]

    /// The name without scale, device and extension.
    var base: String
    var pathExtension: String
    /// nil when the name gives none, which means 1.
    var scale: Double?
    /// `universal`, `iphone` or `ipad`.
    var idiom: String

    /// nil for a file that is not an image.
    init?(_ filename: String) {
        let file = URL(fileURLWithPath: "/" + filename)
        guard Self.extensions.contains(file.pathExtension.lowercased()) else { return nil }
        pathExtension = file.pathExtension
        base = file.deletingPathExtension().lastPathComponent
        idiom = "universal"
        for device in ["iphone", "ipad"] where base.hasSuffix("~" + device) {
            idiom = device
            base.removeLast(device.count + 1)
        }
        for scale in [1, 2, 3] where base.hasSuffix("@\(scale)x") {
            self.scale = Double(scale)
            base.removeLast(3)
        }
        if base.isEmpty { return nil }
    }
}
