extension Image {
    /// How an image fills more room than it has.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// Whether an image is painted in the foreground style or in its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// How carefully pixels are scaled; `none` repeats the nearest.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// How a bitmap is turned and mirrored.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// Lets the image fill its frame.
    /// - Parameter capInsets: points; the borders that are not scaled.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.templateMode = renderingMode
        return copy
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolationQuality = interpolation
        return copy
    }

    /// Whether a bitmap's edges are smooth where they do not meet the pixels, as under a rotation.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }

    /// - Parameter mode: how the variable value shows; nil leaves it to the environment.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var copy = self
        copy.variableValueMode = mode
        return copy
    }

    /// - Parameter mode: how each layer is filled; nil leaves it to the environment.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var copy = self
        copy.symbolColorMode = mode
        return copy
    }
}
