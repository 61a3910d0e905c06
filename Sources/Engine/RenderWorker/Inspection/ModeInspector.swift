import DisplayList
import Findings
import Geometry
import Rasterizer
import RenderModel
import WidgetKitCore

/// Finds what a rendering mode takes out of a picture: text that was there in full color and cannot be seen any
/// more, and pictures that become plain shapes.
struct ModeInspector {
    let rasterizer: Rasterizer
    let mode: ModeName
    /// Pixels per point.
    let scale: Double

    /// Below this much difference between the pixels of its box a text cannot be seen.
    private static let invisible = 10.0 / 255
    /// Below this much it can hardly be read: white of 15 %.
    private static let faint = 38.0 / 255
    /// What a text that is meant to be seen has in full color.
    private static let clear = 64.0 / 255
    /// A picture that is mostly opaque and has light and shade: of a silhouette no color is lost.
    private static let solidShare = 0.6, shading = 0.08
    /// Points; smaller pictures are taken for icons.
    private static let largeSide: CGFloat = 16

    /// - Parameters:
    ///   - original: the list before the mode changed it.
    ///   - bitmap: what came of it in the mode, at `scale`.
    func findings(_ original: DisplayList, in bitmap: Bitmap) throws -> [Finding] {
        var findings: [Finding] = [], seen: Set<String> = []
        // The same picture in full color, drawn only where something is suspicious.
        var fullColor: Bitmap?
        for mark in original.marks {
            switch mark.content {
            case .glyphs(let text):
                let spread = PixelRange(bitmap, mark.box, scale: scale, enough: Self.faint).spread
                guard spread < Self.faint, seen.insert(text).inserted else { continue }
                let before = try fullColor ?? rasterizer.rasterize(original, scale: scale).bitmap
                fullColor = before
                guard PixelRange(before, mark.box, scale: scale, enough: Self.clear).spread >= Self.clear else {
                    continue
                }
                findings.append(spread < Self.invisible ? invisible(text) : faint(text))
            case .image(let image, isTemplate: false):
                guard mode == .accented || mode == .clear, min(mark.box.width, mark.box.height) >= Self.largeSide,
                    seen.insert("image " + image.name).inserted, losesDetail(image, mark, bitmap)
                else { continue }
                findings.append(plain(image.name))
            case .image(_, isTemplate: true): continue
            }
        }
        return findings
    }

    /// A picture that keeps its light or its colors differs from pixel to pixel; a plain shape does not.
    private func losesDetail(_ image: ImageReference, _ mark: DisplayMark, _ bitmap: Bitmap) -> Bool {
        let inner = mark.box.insetBy(dx: mark.box.width / 4, dy: mark.box.height / 4)
        guard PixelRange(bitmap, inner, scale: scale, enough: Self.invisible).spread < Self.invisible,
            let character = rasterizer.character(of: image)
        else { return false }
        return character.opaqueShare >= Self.solidShare && character.lumaDeviation >= Self.shading
    }

    private func invisible(_ text: String) -> Finding {
        Finding(.contentInvisible, "'\(text)' is invisible in \(mode) mode: \(cause)")
    }

    private func faint(_ text: String) -> Finding {
        Finding(.contentFaint, "'\(text)' is barely visible in \(mode) mode: \(cause)")
    }

    private var cause: String {
        switch mode {
        case .vibrant:
            "dark colors become transparent there; draw it in white or a lighter gray"
        case .standBy:
            "the container background is removed there and the display is black; adapt its color to the "
                + "colorScheme, or to showsWidgetContainerBackground"
        case .fullColor, .accented, .clear:
            "only opacity counts there, and it is drawn over something of the same color; make one of them "
                + "widgetAccentable(), or what is behind it translucent"
        }
    }

    private func plain(_ name: String) -> Finding {
        Finding(
            .imageBecomesPlain,
            "the image '\(name)' becomes a plain shape in \(mode) mode, where only opacity counts; "
                + ".widgetAccentedRenderingMode(.desaturated) keeps its light and shade, .fullColor its colors")
    }
}
