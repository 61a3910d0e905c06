import DisplayList

/// A style made concrete: a paint, and what comes with it where it is drawn.
public struct _StylePaint {
    package var paint: Paint
    package var shadows: [LayerEffect] = []
    package var blendMode = LayerBlendMode.normal

    package init(_ paint: Paint) { self.paint = paint }

    package static func color(_ color: ResolvedColor) -> _StylePaint { _StylePaint(.color(color)) }

    package func opacity(_ opacity: Double) -> _StylePaint {
        var copy = self
        copy.paint = paint.multiplyingAlpha(by: opacity)
        return copy
    }

    /// Items that were painted with the style, under its shadows and blend mode.
    package func finished(_ items: [DisplayItem]) -> [DisplayItem] {
        guard !shadows.isEmpty || blendMode != .normal, !items.isEmpty else { return items }
        return [.group(DisplayGroup(items, blendMode: blendMode, effects: shadows))]
    }
}
