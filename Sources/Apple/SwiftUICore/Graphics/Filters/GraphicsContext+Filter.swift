import DisplayList
import Findings
import Geometry

extension GraphicsContext {
    /// Something done to the pixels of a drawing.
    public struct Filter: Sendable {
        enum Storage: Sendable {
            case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
            case colorMultiply(Color)
            case colorMatrix(ColorMatrix)
            case luminanceToAlpha
            case blur(radius: CGFloat, BlurOptions)
            case alphaThreshold(min: Double, max: Double, Color)
            case projection(ProjectionTransform)
            case unsupported(String)
        }

        let storage: Storage

        /// - Parameters:
        ///   - color: a third of black unless set.
        ///   - radius: points.
        ///   - x: points; `y` likewise.
        ///   - blendMode: how the shadow meets the drawing.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                storage: .shadow(
                    color, radius: max(0, radius), offset: CGSize(width: x, height: y), blendMode, options))
        }

        /// Multiplies every component, opacity included, by the color's.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(storage: .colorMultiply(color)) }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(storage: .colorMatrix(matrix)) }

        /// Turns colors around the gray axis.
        public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }

        /// 0 leaves grays, 1 the colors as they are.
        public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

        /// Adds `amount` to every component.
        public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

        /// Scales every component's distance from the middle.
        public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

        /// - Parameter amount: 1 for the opposite of each color, 0 for the color itself.
        public static func colorInvert(_ amount: Double = 1) -> Filter { colorMatrix(.invert(amount)) }

        /// Takes color away; 1 leaves none.
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

        /// Black, as opaque as the drawing is light.
        public static var luminanceToAlpha: Filter { Filter(storage: .luminanceToAlpha) }

        /// - Parameter radius: points; the Gaussian's σ.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(storage: .blur(radius: max(0, radius), options))
        }

        /// One color wherever the drawing's opacity, 0…1, lies between `min` and `max`, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(storage: .alphaThreshold(min: min, max: max, color))
        }
    }

    /// What a shadow is drawn with.
    @frozen
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow in front of the drawing.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Leaves the drawing itself out.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Takes the area around the drawing for the one that casts the shadow.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Brings shadow and drawing onto what lies below one after the other.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Options of a blur filter; only `opaque` changes what is drawn.
    @frozen
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps what is opaque opaque up to its edge.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Adds noise against banding; bytes here are the same on every machine, and have none.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// Options of any filter. `linearColor` is reported as a finding and ignored.
    @frozen
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Computes in linear sRGB.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Adds a filter to what is drawn from here on. Each drawing call is filtered for itself, by what was added last
    /// first; opacity, blend mode and clips apply to the result.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if options.contains(.linearColor) {
            target.report(
                Finding(
                    .filterColorModeIgnored,
                    "a canvas filter requests linear colors; it is computed in gamma-encoded sRGB"))
        }
        if case .unsupported(let what) = filter.storage {
            target.report(
                Finding(
                    .shaderNotDrawn, "\(what) changes nothing: shaders run on Apple's systems only"))
            return
        }
        guard transform.isFiniteAndRegular else { return }
        filters.append(AppliedFilter(filter: filter.resolved(in: environment), space: transform))
    }
}

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

/// A filter, and the space in which its lengths are meant.
struct AppliedFilter {
    var filter: GraphicsContext.Filter
    var space: CGAffineTransform
}
