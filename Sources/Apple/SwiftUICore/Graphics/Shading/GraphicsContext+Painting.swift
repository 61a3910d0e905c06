import DisplayList
import Findings
import Geometry

extension GraphicsContext {
    /// What an area is filled with.
    enum ShadingContent {
        case paint(_StylePaint)
        /// Drawings that the area is cut from, in the current space.
        case items([DisplayItem])
    }

    /// What a shading puts into an area of the current space.
    ///
    /// - Parameters:
    ///   - box: the path's, which styles take for their shape's.
    ///   - reach: points that are painted around the box.
    func content(of shading: Shading, in box: CGRect, reach: CGFloat = 0) -> ShadingContent {
        switch shading.storage {
        case .backdrop:
            return .items(backdrop)
        case .tiledImage(let tiling):
            let image = resolve(tiling.image)
            return .items(
                tiling.items(covering: box.insetBy(dx: -reach, dy: -reach), size: image.size) { place in
                    let node = image.filling
                    PlacementScope.outermost { node.place(at: place.origin, proposal: ProposedViewSize(place.size)) }
                    return record(node)
                })
        case .unsupported(let what):
            target.report(
                Finding(
                    .shaderNotDrawn, "\(what) paints nothing: shaders run on Apple's systems only"))
            return .items([])
        case .resolved(let inner, _) where inner.isDrawing:
            return content(of: inner, in: box, reach: reach)
        default:
            return .paint(shading.paint(in: box, environment, reach: reach))
        }
    }

    /// What the layers below have drawn so far, in the current space.
    private var backdrop: [DisplayItem] {
        let below = target.parent ?? target
        guard !below.items.isEmpty, transform.isFiniteAndRegular else { return [] }
        return transform.isIdentity
            ? below.items : [.group(DisplayGroup(below.items, transform: transform.inverted()))]
    }
}

extension GraphicsContext.Shading {
    /// Nil for the foreground style that is there anyway.
    var foregroundStyle: ForegroundStyles? {
        switch storage {
        case .foreground: nil
        case .palette(let shadings):
            ForegroundStyles(shadings.prefix(3).map { AnyShapeStyle(ShadingStyle($0)) }, isPalette: shadings.count > 1)
        default: ForegroundStyles([AnyShapeStyle(ShadingStyle(self))])
        }
    }

    /// Whether the shading is made of drawings instead of colors.
    fileprivate var isDrawing: Bool {
        switch storage {
        case .backdrop, .tiledImage, .unsupported: true
        default: false
        }
    }

    /// The shading as a paint of an area; clear where it is no paint.
    func paint(in box: CGRect, _ environment: EnvironmentValues, reach: CGFloat = 0) -> _StylePaint {
        let context = _StyleContext(environment: environment, rect: box)
        switch storage {
        case .foreground:
            return EnvironmentValues.with(environment) { ForegroundStyle()._paint(in: context) }
        case .palette(let shadings):
            return shadings.first?.paint(in: box, environment, reach: reach) ?? _StylePaint(.clear)
        case .color(let color):
            return .color(color.resolve(in: environment).displayColor)
        case .style(let style):
            return EnvironmentValues.with(environment) { style._paint(in: context) }
        case .gradient(let gradient, let line, let options):
            return _StylePaint(
                line.paint(
                    gradient.resolved(in: environment), options, covering: box.insetBy(dx: -reach, dy: -reach)))
        case .resolved(let shading, let environment):
            return shading.paint(in: box, environment.value, reach: reach)
        case .backdrop, .tiledImage, .unsupported:
            return _StylePaint(.clear)
        }
    }
}

/// A shading in the place of a style.
struct ShadingStyle: ShapeStyle {
    typealias Resolved = Never
    let shading: GraphicsContext.Shading

    init(_ shading: GraphicsContext.Shading) { self.shading = shading }

    func _paint(in context: _StyleContext) -> _StylePaint { shading.paint(in: context.rect, context.environment) }
}
