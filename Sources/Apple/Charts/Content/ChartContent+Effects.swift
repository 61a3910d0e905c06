import SwiftUICore

nonisolated extension ChartContent {
    func effect(_ apply: @escaping @MainActor (AnyView, MarkEffectContext) -> AnyView) -> some ChartContent {
        changingStyle { $0.effects.append(MarkEffect(apply: apply)) }
    }

    /// - Parameter radius: points.
    public func blur(radius: CGFloat) -> some ChartContent {
        effect { view, _ in AnyView(view.blur(radius: radius)) }
    }

    /// - Parameters:
    ///   - radius: points.
    ///   - x: points.
    ///   - y: points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        effect { view, _ in AnyView(view.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// The shape is as large as the mark.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        effect { view, context in
            AnyView(view.clipShape(PlottedShape(shape: shape, bounds: context.bounds), style: style))
        }
    }

    /// Shows the marks where the mask's marks are.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        nonisolated(unsafe) let mask = content()
        return effect { view, context in AnyView(view.mask(context.draw(_ChartMarks.of(mask)))) }
    }

    public func compositingLayer() -> some ChartContent {
        effect { view, _ in AnyView(view.compositingGroup()) }
    }
}
