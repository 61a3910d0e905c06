@_exported import struct DisplayList.ColorMatrix

/// SwiftUI's names for the twenty factors: a row for each component that comes out, a column for each that goes in.
extension ColorMatrix {
    /// Changes nothing.
    public init() { self = .identity }

    public var r1: Float { get { rows[0][0] } set { rows[0][0] = newValue } }
    public var r2: Float { get { rows[0][1] } set { rows[0][1] = newValue } }
    public var r3: Float { get { rows[0][2] } set { rows[0][2] = newValue } }
    public var r4: Float { get { rows[0][3] } set { rows[0][3] = newValue } }
    public var r5: Float { get { rows[0][4] } set { rows[0][4] = newValue } }
    public var g1: Float { get { rows[1][0] } set { rows[1][0] = newValue } }
    public var g2: Float { get { rows[1][1] } set { rows[1][1] = newValue } }
    public var g3: Float { get { rows[1][2] } set { rows[1][2] = newValue } }
    public var g4: Float { get { rows[1][3] } set { rows[1][3] = newValue } }
    public var g5: Float { get { rows[1][4] } set { rows[1][4] = newValue } }
    public var b1: Float { get { rows[2][0] } set { rows[2][0] = newValue } }
    public var b2: Float { get { rows[2][1] } set { rows[2][1] = newValue } }
    public var b3: Float { get { rows[2][2] } set { rows[2][2] = newValue } }
    public var b4: Float { get { rows[2][3] } set { rows[2][3] = newValue } }
    public var b5: Float { get { rows[2][4] } set { rows[2][4] = newValue } }
    public var a1: Float { get { rows[3][0] } set { rows[3][0] = newValue } }
    public var a2: Float { get { rows[3][1] } set { rows[3][1] = newValue } }
    public var a3: Float { get { rows[3][2] } set { rows[3][2] = newValue } }
    public var a4: Float { get { rows[3][3] } set { rows[3][3] = newValue } }
    public var a5: Float { get { rows[3][4] } set { rows[3][4] = newValue } }
}
