import DisplayList
import Geometry

@_exported import struct DisplayList.ColorMatrix

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
            [0, 0, 0, 1, 0]
        ])
    }

    /// - Parameter amount: 1 for the opposite of each color, 0 for the color itself.
    static func invert(_ amount: Double) -> ColorMatrix {
        let a = Float(amount), f = 1 - 2 * a
        return ColorMatrix(rows: [[f, 0, 0, 0, a], [0, f, 0, 0, a], [0, 0, f, 0, a], [0, 0, 0, 1, 0]])
    }

    static func multiply(by color: ResolvedColor) -> ColorMatrix {
        ColorMatrix(rows: [
            [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0], [0, 0, 0, color.alpha, 0]
        ])
    }

    /// One color in the shape of what was there.
    static func solid(_ color: ResolvedColor) -> ColorMatrix {
        ColorMatrix(rows: [
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.alpha, 0]
        ])
    }
}

/// SwiftUI's names for the twenty factors: a row for each component that comes out, a column for each that goes in.
extension ColorMatrix {
    /// Changes nothing.
    public init() { self = .identity }

    public var r1: Float {
        get { rows[0][0] }
        set { rows[0][0] = newValue }
    }
    public var r2: Float {
        get { rows[0][1] }
        set { rows[0][1] = newValue }
    }
    public var r3: Float {
        get { rows[0][2] }
        set { rows[0][2] = newValue }
    }
    public var r4: Float {
        get { rows[0][3] }
        set { rows[0][3] = newValue }
    }
    public var r5: Float {
        get { rows[0][4] }
        set { rows[0][4] = newValue }
    }
    public var g1: Float {
        get { rows[1][0] }
        set { rows[1][0] = newValue }
    }
    public var g2: Float {
        get { rows[1][1] }
        set { rows[1][1] = newValue }
    }
    public var g3: Float {
        get { rows[1][2] }
        set { rows[1][2] = newValue }
    }
    public var g4: Float {
        get { rows[1][3] }
        set { rows[1][3] = newValue }
    }
    public var g5: Float {
        get { rows[1][4] }
        set { rows[1][4] = newValue }
    }
    public var b1: Float {
        get { rows[2][0] }
        set { rows[2][0] = newValue }
    }
    public var b2: Float {
        get { rows[2][1] }
        set { rows[2][1] = newValue }
    }
    public var b3: Float {
        get { rows[2][2] }
        set { rows[2][2] = newValue }
    }
    public var b4: Float {
        get { rows[2][3] }
        set { rows[2][3] = newValue }
    }
    public var b5: Float {
        get { rows[2][4] }
        set { rows[2][4] = newValue }
    }
    public var a1: Float {
        get { rows[3][0] }
        set { rows[3][0] = newValue }
    }
    public var a2: Float {
        get { rows[3][1] }
        set { rows[3][1] = newValue }
    }
    public var a3: Float {
        get { rows[3][2] }
        set { rows[3][2] = newValue }
    }
    public var a4: Float {
        get { rows[3][3] }
        set { rows[3][3] = newValue }
    }
    public var a5: Float {
        get { rows[3][4] }
        set { rows[3][4] = newValue }
    }
}
