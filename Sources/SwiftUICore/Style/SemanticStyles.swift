import Geometry
import DisplayList

/// The background of the container: white, or black in the dark.
@frozen
public struct BackgroundStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        if let style = context.environment.backgroundStyle { return style._paint(in: context) }
        return .color(SystemColor.background(level: context.level).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The translucent fills of controls: `.fill`, `.fill.secondary` and so on.
public struct FillShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    package let level: Int

    package init(level: Int = 0) { self.level = level }
    public init() { self.init(level: 0) }

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.fill(level: level).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The tint of the subtree, or the accent colour.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        (context.environment.tintStyle ?? AnyShapeStyle(Color.accentColor))._paint(in: context)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// Lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.separator.resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.label(level: 2).resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

public struct LinkShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(SystemColor.link.resolve(in: context.environment))
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
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

/// A style with a shadow below what it paints.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let shadow: ShadowStyle

    func _paint(in context: _StyleContext) -> _StylePaint {
        var painted = base._paint(in: context)
        painted.shadows.append(shadow.effect(in: context.environment))
        return painted
    }
}

/// A drop shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .shadow(
            color: color.resolve(in: environment).displayColor, sigma: radius * ShadowGeometry.sigmaPerRadius,
            offset: offset)
    }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}
