import Geometry
import DisplayList

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
    public typealias Resolved = Never
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

/// A style made concrete: a paint and the shadows that come with it.
public struct _StylePaint {
    package var paint: Paint
    package var shadows: [LayerEffect] = []

    package init(_ paint: Paint) { self.paint = paint }

    package static func color(_ color: ResolvedColor) -> _StylePaint { _StylePaint(.color(color)) }

    package func opacity(_ opacity: Double) -> _StylePaint {
        var copy = self
        copy.paint = paint.mapColors { $0.multiplyingAlpha(by: opacity) }
        return copy
    }
}
