import Geometry
import DisplayList

/// A shape's outline drawn with a style, in front of a background that shares its place.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
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
        StrokeView(shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased)
            .background(background)
    }
}

private struct StrokeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle
    let isAntialiased: Bool

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        list.append(
            ShapeNode(
                shape: view.shape, operation: .stroke(view.strokeStyle, antialiased: view.isAntialiased),
                style: AnyShapeStyle(view.style), inputs: inputs))
    }
}
