import DisplayList

/// A style made concrete: a paint and the shadows that come with it.
public struct _StylePaint {
    package var paint: Paint
    package var shadows: [LayerEffect] = []

    package init(_ paint: Paint) { self.paint = paint }

    package static func color(_ color: ResolvedColor) -> _StylePaint { _StylePaint(.color(color)) }

    package func opacity(_ opacity: Double) -> _StylePaint {
        var copy = self
        copy.paint = paint.mapColors { $0.multiplyingAlpha(by: opacity) }
        return copy
    }
}
