import DisplayList
import Foundation
import Geometry
import ImageFormats
import RenderModel
import SwiftUICore

/// What a composition is made of. Lengths are points of the screen; `\.colorScheme`, `\.locale` and
/// `\.layoutDirection` are in the environment, as in any view.
public struct CompositionContext: Sendable {
    package let content: CompositionContent
    /// The whole canvas.
    public let size: CGSize
    /// Pixels per point.
    public let displayScale: CGFloat
    /// The moment that is shown: 9:41, unless the command line says another.
    public let date: Date
    /// The pictures of the widgets, in the order of the layout.
    public let pictures: [CompositionPicture]

    package init(_ content: CompositionContent, _ request: DrawRequest) {
        self.content = content
        (size, displayScale) = (request.surface.size, request.surface.displayScale)
        date = request.surface.clock
        pictures = content.pictures.enumerated().map { CompositionPicture($1, id: $0) }
    }

    /// What status bar, sensors and home indicator keep free.
    public var safeArea: EdgeInsets {
        let insets = content.screen.insets
        return EdgeInsets(
            top: insets.top, leading: insets.sides, bottom: insets.bottom, trailing: insets.sides)
    }

    /// Whether the screen is an iPad's, for layouts that differ between the two.
    public var isPad: Bool { content.screen.idiom == .pad }

    /// What `--app-name` says, or the bundle's name, or the first widget's.
    public var appName: String { content.appName }

    /// The picture that `--icon` names; nil without it.
    public var appIcon: Image? { content.appIcon.flatMap { Image(composed: $0, pixelSize: nil, scale: 1) } }

    /// A text of `--text name=words`, or of `store.json`; nil where it is not given.
    public func text(_ name: String) -> String? { content.texts[name] }

    /// What `--wallpaper` names, over all of the canvas.
    public var wallpaper: WallpaperView { WallpaperView(wallpaper: content.wallpaper, size: size) }
}

/// The picture of a widget, cut out, at the size at which the screen shows it.
public struct CompositionPicture: Identifiable, Sendable, View {
    package let composed: ComposedPicture
    /// The picture's place in the layout's order, from 0.
    public let id: Int

    package init(_ composed: ComposedPicture, id: Int) { (self.composed, self.id) = (composed, id) }

    /// Points.
    public var size: CGSize { composed.size }
    /// Where the layout has it, from the top left corner of the canvas; nil where nothing says so.
    public var frame: CGRect? { composed.frame }
    /// Points, of a continuous corner.
    public var cornerRadius: CGFloat { composed.cornerRadius }
    /// The kind that the widget's configuration names, by which layouts pick pictures.
    public var kind: String { composed.kind }
    /// As in source, such as `systemSmall`; of Live Activities `compact`, `expanded` and so on.
    public var family: String { composed.presentationKind.description }
    /// The widget's name in the gallery, in the language of the picture; empty if the widget gives none.
    public var displayName: String { composed.names.displayName }
    /// What the gallery says of the widget, in the language of the picture; empty if the widget says nothing.
    public var widgetDescription: String { composed.names.description }
    /// The picture's pixels.
    public var image: Image? { Image(composed: composed.path, pixelSize: composed.pixelSize, scale: 1) }

    /// Draws the picture at its size, or empty space of that size if its file cannot be read.
    public var body: some View {
        Group { if let image { image.resizable() } }.frame(width: size.width, height: size.height)
    }
}

/// A wallpaper over a canvas; dark where the color scheme is.
public struct WallpaperView: View {
    let wallpaper: Wallpaper
    let size: CGSize
    @Environment(\.colorScheme) private var colorScheme

    package init(wallpaper: Wallpaper, size: CGSize) { (self.wallpaper, self.size) = (wallpaper, size) }

    /// Draws the wallpaper over the whole canvas.
    public var body: some View {
        let canvas = CGRect(origin: .zero, size: size)
        let items = wallpaper.items(in: canvas, isDark: colorScheme == .dark)
        Image(drawing: DisplayList(size: size, items: items))
    }
}

extension Image {
    /// A bitmap of the machine's; nil where it cannot be read.
    ///
    /// - Parameters:
    ///   - pixelSize: nil reads it from the file.
    ///   - scale: pixels per point.
    package init?(composed path: String, pixelSize: CGSize?, scale: CGFloat) {
        let url = URL(fileURLWithPath: path)
        guard let size = pixelSize ?? (try? ImageHeader.read(url).get().size) else { return nil }
        self.init(
            source: .bitmap(
                ImageReference(name: url.lastPathComponent, content: .file(path), pixelSize: size), scale: scale))
        interpolationQuality = .high
        speech = .decorative
    }
}
