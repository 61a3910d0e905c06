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
