/// The style that text and symbols take where none is given.
@frozen
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: _StyleContext) -> _StylePaint {
        context.environment.foregroundStyles._paint(in: context, level: 0)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
