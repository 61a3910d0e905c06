import DisplayList
import Foundation
import Geometry
import ImageFormats

/// What a widget lies on: a preset, one color, or the user's own picture.
package enum Wallpaper: Hashable, Sendable, Codable {
    case preset(name: String)
    case color(TintName)
    /// The absolute path of a bitmap, and its size in pixels.
    case image(path: String, width: Double, height: Double)

    /// Why a text names no wallpaper.
    package struct ReadError: Error, CustomStringConvertible { package var description: String }

    /// A preset's name, a color as `TintName` takes it, or the path of an image file.
    package init(_ text: String) throws(ReadError) {
        if WallpaperPreset(rawValue: text.lowercased()) != nil {
            self = .preset(name: text.lowercased())
        } else if let color = TintName(named: text) {
            self = .color(color)
        } else {
            let url = URL(fileURLWithPath: text)
            guard FileManager.default.fileExists(atPath: url.path) else {
                let presets = WallpaperPreset.allCases.map(\.rawValue).joined(separator: ", ")
                throw ReadError(
                    description:
                        "no such file; it can be an image file, a color like #204060 or one of \(presets)")
            }
            let size: CGSize
            switch ImageHeader.read(url) {
            case .success(let header): size = header.size
            case .failure(let problem): throw ReadError(description: "\(problem)")
            }
            self = .image(path: url.path, width: size.width, height: size.height)
        }
    }

    /// For names of files and for the manifest, which know nothing of this machine's folders.
    package var name: String {
        switch self {
        case .preset(let name): name
        case .color(let color): color.name
        case .image(let path, _, _): URL(fileURLWithPath: path).lastPathComponent
        }
    }

    /// Points of wallpaper on every side of the widget.
    package static let margin: CGFloat = 20

    /// Where the widget lies in the picture, in points.
    package static func frame(of size: CGSize) -> CGRect {
        CGRect(origin: CGPoint(x: margin, y: margin), size: size)
    }

    /// The wallpaper over all of a rectangle; a picture fills it and is cut where it is longer.
    package func items(in rect: CGRect, isDark: Bool) -> [DisplayItem] {
        switch self {
        case .preset(let name):
            return WallpaperPreset(rawValue: name)?.items(in: rect, isDark: isDark) ?? []
        case .color(let color):
            return [.fill(.rectangle(rect), .color(color.color))]
        case .image(let path, let width, let height):
            let factor = max(rect.width / width, rect.height / height)
            let size = CGSize(width: width * factor, height: height * factor)
            let place = CGRect(
                x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
            let image = ImageReference(
                name: name, content: .file(path), pixelSize: CGSize(width: width, height: height))
            let drawing = ImageDrawing(image: image, rect: place, interpolation: .high)
            return [.group(DisplayGroup([.image(drawing)], clip: .init(.rectangle(rect))))]
        }
    }
}
