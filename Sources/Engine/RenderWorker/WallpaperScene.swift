import DisplayList
import Geometry
import RenderModel
import WidgetKitCore

/// A widget as it lies on the screen: the wallpaper around it, and behind it where the system lets it through.
struct WallpaperScene {
    let wallpaper: Wallpaper
    let request: DrawRequest

    /// Points; strong enough that nothing behind glass can be made out.
    private static let blur: CGFloat = 14

    /// - Parameter outline: the widget's own, in its own points; nil for a rectangle.
    func list(around widget: DisplayList, outline: Outline?) -> DisplayList {
        let canvas = CGRect(
            x: 0, y: 0, width: widget.size.width + 2 * Wallpaper.margin,
            height: widget.size.height + 2 * Wallpaper.margin)
        // In StandBy the display is black all around.
        let behind: [DisplayItem] =
            request.presentation.mode == .standBy
            ? [.fill(.rectangle(canvas), .color(.black))]
            : wallpaper.items(in: canvas, isDark: request.scheme == .dark)
        let shift = CGAffineTransform(translationX: Wallpaper.margin, y: Wallpaper.margin)
        var items = widget.items
        if isGlass {
            let blurred = DisplayGroup(
                behind, transform: CGAffineTransform(translationX: -Wallpaper.margin, y: -Wallpaper.margin),
                effects: [.blur(sigma: Self.blur, opaque: true)])
            items.insert(.group(blurred), at: 0)
        }
        let bounds = Outline.rectangle(CGRect(origin: .zero, size: widget.size))
        // What is drawn and cut on a blank layer meets the wallpaper once, along one smooth edge.
        let placed = DisplayGroup(
            [.group(DisplayGroup(items, clip: .init(outline ?? bounds), isolated: true))], transform: shift)
        return DisplayList(size: canvas.size, items: behind + [.group(placed)])
    }

    /// Whether the widget's background is glass, which shows a blurred wallpaper.
    private var isGlass: Bool {
        if request.presentationKind == .activity(.lockScreen) { return request.presentation.mode == .fullColor }
        if request.presentationKind.isControl { return true }
        return switch request.presentation.mode {
        case .accented, .clear: true
        case .fullColor, .vibrant, .standBy: false
        }
    }
}
