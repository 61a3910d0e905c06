/// A shape filled with a style, in front of a background that shares its place.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    nonisolated public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    nonisolated(unsafe) public var background: Background

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
    }
}
