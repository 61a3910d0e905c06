import Geometry

nonisolated extension View {
    /// Draws the view elsewhere, in points; its place in the layout stays.
    public func offset(_ offset: CGSize) -> some View {
        wrapNodes {
            // As every geometry effect, an offset is mirrored: x grows towards the trailing edge.
            let mirrored = CGSize(width: -offset.width, height: offset.height)
            return OffsetNode($0, offset: $1.environment.isRightToLeft ? mirrored : offset)
                .noting(.nonFinite("offset", [("x", offset.width), ("y", offset.height)]), $1)
        }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Puts the view's middle at a point of the room it is offered, all of which it takes.
    public func position(_ position: CGPoint) -> some View {
        wrapNodes {
            PositionNode($0, position: position, mirrors: $1.environment.isRightToLeft)
                .noting(.nonFinite("position", [("x", position.x), ("y", position.y)]), $1)
        }
    }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
