import DisplayList
import Geometry

/// The matrices of the color filters that views and canvases share.
extension ColorMatrix {
    static func brightness(_ amount: Double) -> ColorMatrix {
        let a = Float(amount)
        return ColorMatrix(rows: [[1, 0, 0, 0, a], [0, 1, 0, 0, a], [0, 0, 1, 0, a], [0, 0, 0, 1, 0]])
    }

    static func contrast(_ amount: Double) -> ColorMatrix {
        let a = Float(amount), b = (1 - a) / 2
        return ColorMatrix(rows: [[a, 0, 0, 0, b], [0, a, 0, 0, b], [0, 0, a, 0, b], [0, 0, 0, 1, 0]])
    }

    static func saturation(_ amount: Double) -> ColorMatrix {
        let s = Float(amount), (r, g, b) = (Float(0.2126) * (1 - s), Float(0.7152) * (1 - s), Float(0.0722) * (1 - s))
        return ColorMatrix(rows: [[r + s, g, b, 0, 0], [r, g + s, b, 0, 0], [r, g, b + s, 0, 0], [0, 0, 0, 1, 0]])
    }

    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let c = Float(cos(angle.radians)), s = Float(sin(angle.radians))
        return ColorMatrix(rows: [
            [0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s, 0, 0],
            [0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s, 0, 0],
            [0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s, 0, 0],
            [0, 0, 0, 1, 0],
        ])
    }

    /// - Parameter amount: 1 for the opposite of each color, 0 for the color itself.
    static func invert(_ amount: Double) -> ColorMatrix {
        let a = Float(amount), f = 1 - 2 * a
        return ColorMatrix(rows: [[f, 0, 0, 0, a], [0, f, 0, 0, a], [0, 0, f, 0, a], [0, 0, 0, 1, 0]])
    }

    static func multiply(by color: ResolvedColor) -> ColorMatrix {
        ColorMatrix(rows: [
            [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0], [0, 0, 0, color.alpha, 0],
        ])
    }

    /// One color in the shape of what was there.
    static func solid(_ color: ResolvedColor) -> ColorMatrix {
        ColorMatrix(rows: [
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.alpha, 0],
        ])
    }
}
