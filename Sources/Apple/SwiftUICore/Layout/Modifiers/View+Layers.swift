nonisolated extension View {
    /// Lays `layer` behind or in front of the view, which alone decides the size.
    ///
    /// - Parameter ignoredEdges: the edges of safe areas that the layer reaches into; it then fills what it is offered.
    package func layered<V: View>(
        _ order: LayerOrder, _ alignment: Alignment, _ layer: V, ignoredEdges: Edge.Set = []
    ) -> some View {
        wrapNodesWithViews { content, inputs in
            let nodes = ViewResolver.nodes(of: layer, inputs)
            if nodes.isEmpty { return content }
            return LayeredNode(
                content, layer: ViewResolver.combine(nodes, inputs, alignment: alignment),
                order: order, alignment: alignment,
                mirrors: inputs.environment.isRightToLeft, ignoredEdges: ignoredEdges)
        }
    }

    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layered(.behind, alignment, content())
    }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layered(.behind, alignment, background)
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(.inFront, alignment, content())
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layered(.inFront, alignment, overlay)
    }

    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layered(.behind, .center, Rectangle().fill(style), ignoredEdges: edges)
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(.behind, .center, Rectangle().fill(BackgroundStyle()), ignoredEdges: edges)
    }

    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(.behind, .center, shape.fill(style, style: fillStyle))
    }

    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        layered(.behind, .center, shape.fill(BackgroundStyle(), style: fillStyle))
    }

    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(.inFront, .center, Rectangle().fill(style), ignoredEdges: edges)
    }

    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(.inFront, .center, shape.fill(style, style: fillStyle))
    }
}

/// Whether a layer lies behind or in front of its view.
package enum LayerOrder { case behind, inFront }

extension _ViewInputs {
    /// The inputs for content that is no direct member of a stack.
    package var outsideStack: _ViewInputs {
        var copy = self
        copy.stackAxis = nil
        return copy
    }
}
