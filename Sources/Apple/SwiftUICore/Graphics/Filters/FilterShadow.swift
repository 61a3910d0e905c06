import DisplayList
import Geometry

/// The shadow of a drawing, in front of it or behind, of the drawing or of all but it.
struct FilterShadow {
    var color: ResolvedColor
    /// Points of the group's space; offset likewise.
    var sigma: CGFloat
    var offset: CGSize
    var blendMode: GraphicsContext.BlendMode
    var options: GraphicsContext.ShadowOptions

    func apply(to group: DisplayGroup, in bounds: CGRect) -> DisplayGroup {
        if blendMode == .normal, options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]) {
            return group.adding(.shadow(color: color, sigma: sigma, offset: offset))
        }
        var drawing = group
        drawing.transform = .identity
        let shadow = silhouette(of: drawing, in: bounds.applying(group.transform.inverted()))
        if options.contains(.shadowOnly) { return DisplayGroup([.group(shadow)], transform: group.transform) }
        var items: [DisplayItem] = [.group(drawing)]
        let mode = blendMode.layerMode ?? .normal
        if options.contains(.shadowAbove) {
            var above = shadow.enclosed
            above.blendMode = mode
            items.append(.group(above))
        } else {
            var above = drawing.enclosed
            above.blendMode = mode
            items = [.group(shadow), .group(above)]
        }
        return DisplayGroup(items, transform: group.transform, isolated: !options.contains(.disablesGroup))
    }

    /// The shadow alone, in the group's own space.
    private func silhouette(of drawing: DisplayGroup, in bounds: CGRect) -> DisplayGroup {
        let move = CGAffineTransform(translationX: offset.width, y: offset.height)
        guard options.contains(.invertsAlpha) else {
            var shadow = DisplayGroup([.group(drawing)])
            shadow.effects = [.colorMatrix(.solid(color))] + blur
            return DisplayGroup([.group(shadow)], transform: move)
        }
        // Far enough around what can be seen for the blur to find no edge.
        let reach = 3 * sigma + abs(offset.width) + abs(offset.height) + 1
        let all = DisplayItem.fill(.rectangle(bounds.insetBy(dx: -reach, dy: -reach)), .color(color))
        let hole = DisplayItem.group(DisplayGroup([.group(drawing)], blendMode: .destinationOut))
        return DisplayGroup(
            [.group(DisplayGroup([all, hole], effects: blur, isolated: true))], transform: move)
    }

    private var blur: [LayerEffect] { sigma > 0 ? [.blur(sigma: sigma, opaque: false)] : [] }
}
