import DisplayList
import Geometry

/// A way to paint a shape, a text or a background.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that stands for this one under `environment`; built-in styles paint themselves instead.
    func resolve(in environment: EnvironmentValues) -> Resolved

    func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
    public func _paint(in context: _StyleContext) -> _StylePaint {
        resolve(in: context.environment)._paint(in: context)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) paints itself and resolves to no other style")
    }
}

extension Never: ShapeStyle {
    /// `Never`: there is no value to resolve.
    public typealias Resolved = Never
}

/// A style whose type is not known where it is used.
public struct AnyShapeStyle: ShapeStyle {
    /// `Never`: the wrapped style paints, whatever it resolves to itself.
    public typealias Resolved = Never
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    /// The style itself where it is a gradient without a direction, which a control may give one.
    package var gradient: Gradient? { style as? Gradient }

    public func _paint(in context: _StyleContext) -> _StylePaint { style._paint(in: context) }
}

/// A style at part of its opacity.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let opacity: Double

    func _paint(in context: _StyleContext) -> _StylePaint { base._paint(in: context).opacity(opacity) }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}

/// A style that is blended with what lies below.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let mode: BlendMode

    func _paint(in context: _StyleContext) -> _StylePaint {
        var painted = base._paint(in: context)
        painted.blendMode = mode.layerMode
        return painted
    }
}

extension ShapeStyle {
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }
}

/// The foreground style with something done to it: `.foregroundStyle(.opacity(0.5))`, `.fill(.shadow(.drop(radius: 2)))`.
extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

/// What a style may depend on.
public struct _StyleContext {
    package var environment: EnvironmentValues
    /// The rectangle that is painted, in points of the picture.
    package var rect: CGRect
    /// 0 for primary, 1 for secondary and so on.
    package var level: Int

    package init(environment: EnvironmentValues, rect: CGRect, level: Int = 0) {
        self.environment = environment
        self.rect = rect
        self.level = level
    }

    package func with(level: Int) -> _StyleContext {
        var copy = self
        copy.level = level
        return copy
    }
}

/// A style made concrete: a paint, and what comes with it where it is drawn.
public struct _StylePaint {
    package var paint: Paint
    package var shadows: [LayerEffect] = []
    package var blendMode = LayerBlendMode.normal

    package init(_ paint: Paint) { self.paint = paint }

    package static func color(_ color: ResolvedColor) -> _StylePaint { _StylePaint(.color(color)) }

    package func opacity(_ opacity: Double) -> _StylePaint {
        var copy = self
        copy.paint = paint.multiplyingAlpha(by: opacity)
        return copy
    }

    /// Items that were painted with the style, under its shadows and blend mode.
    package func finished(_ items: [DisplayItem]) -> [DisplayItem] {
        guard !shadows.isEmpty || blendMode != .normal, !items.isEmpty else { return items }
        return [.group(DisplayGroup(items, blendMode: blendMode, effects: shadows))]
    }
}
