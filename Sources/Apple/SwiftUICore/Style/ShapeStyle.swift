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
