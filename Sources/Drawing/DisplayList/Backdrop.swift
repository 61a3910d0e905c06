import Geometry

/// What lies below in the same layer, blurred, made more colorful and veiled: a material.
package struct Backdrop: Hashable, Sendable {
    /// Points.
    package var sigma: CGFloat
    /// 1 leaves colors as they are.
    package var saturation: Double
    package var veil: ResolvedColor
    package var opacity: Double

    package init(sigma: CGFloat, saturation: Double, veil: ResolvedColor, opacity: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
        self.veil = veil
        self.opacity = opacity
    }

    /// Moves colors away from the gray of their Rec. 709 luma.
    package var saturationMatrix: ColorMatrix {
        let s = Float(saturation),
            (r, g, b) = (Float(0.2126) * (1 - s), Float(0.7152) * (1 - s), Float(0.0722) * (1 - s))
        return ColorMatrix(rows: [[r + s, g, b, 0, 0], [r, g + s, b, 0, 0], [r, g, b + s, 0, 0], [0, 0, 0, 1, 0]])
    }
}
