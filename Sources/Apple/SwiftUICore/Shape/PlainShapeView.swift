import DisplayList
import Geometry

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
    nonisolated public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        list.append(
            ShapeNode(
                shape: view.shape, operation: .fill(view.fillStyle), style: AnyShapeStyle(view.style), inputs: inputs))
    }
}
