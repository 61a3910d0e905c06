import Geometry

/// A shape stroked inside its outline, in front of a background that shares its place.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    nonisolated public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    nonisolated(unsafe) public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    public var body: some View {
        StrokeShapeView(
            shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
            isAntialiased: isAntialiased, background: background)
    }
}
