import Geometry

nonisolated extension View {
    /// Gives the view a box of fixed lengths, in points; nil keeps the view's own.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapNodes {
            FrameNode($0, width: width, height: height, alignment: alignment, mirrors: $1.environment.isRightToLeft)
                .noting(.frame(width: width, height: height), $1)
        }
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { frame(width: nil, height: nil) }

    /// Gives the view a box with least, ideal and greatest lengths, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapNodes {
            FlexibleFrameNode(
                $0, horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment,
                mirrors: $1.environment.isRightToLeft
            )
            .noting(.frame(.horizontal, min: minWidth, ideal: idealWidth, max: maxWidth), $1)
            .noting(.frame(.vertical, min: minHeight, ideal: idealHeight, max: maxHeight), $1)
        }
    }
}
