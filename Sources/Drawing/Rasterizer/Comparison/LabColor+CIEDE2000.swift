import Foundation

extension LabColor {
    /// How different two colors look: 1 is hardly seen, 100 is black beside white.
    ///
    /// The formula is CIEDE2000 (CIE 142-2001) with all weights 1, in the notation of Sharma, Wu and Dalal, "The
    /// CIEDE2000 color-difference formula: implementation notes" (2005).
    package func ciede2000(to other: LabColor) -> Double {
        let chroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let gray = 1.5 - 0.5 * Self.saturation(chroma)
        let a1 = a * gray, a2 = other.a * gray
        let c1 = hypot(a1, b), c2 = hypot(a2, other.b)
        let h1 = Self.hue(a1, b), h2 = Self.hue(a2, other.b)

        var turn = c1 * c2 == 0 ? 0 : h2 - h1
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let deltaL = other.lightness - lightness, deltaC = c2 - c1
        let deltaH = 2 * (c1 * c2).squareRoot() * Self.sine(turn / 2)

        let meanL = (lightness + other.lightness) / 2, meanC = (c1 + c2) / 2
        var meanH = h1 + h2
        if c1 * c2 != 0 {
            if abs(h1 - h2) > 180 { meanH += meanH < 360 ? 360 : -360 }
            meanH /= 2
        }
        let t =
            1 - 0.17 * Self.cosine(meanH - 30) + 0.24 * Self.cosine(2 * meanH)
            + 0.32 * Self.cosine(3 * meanH + 6) - 0.2 * Self.cosine(4 * meanH - 63)
        let squared = (meanL - 50) * (meanL - 50)
        let scaledL = deltaL / (1 + 0.015 * squared / (20 + squared).squareRoot())
        let scaledC = deltaC / (1 + 0.045 * meanC), scaledH = deltaH / (1 + 0.015 * meanC * t)
        let fromBlue = (meanH - 275) / 25
        let rotation = -2 * Self.saturation(meanC) * Self.sine(60 * exp(-fromBlue * fromBlue))
        let sum = scaledL * scaledL + scaledC * scaledC + scaledH * scaledH + rotation * scaledC * scaledH
        return max(0, sum).squareRoot()
    }

    /// The square of what `ciede2000` is at most, for a tenth of its time: `gray` stretches by 1.5 at most, the
    /// weights below each part are 1 at least, and the rotation adds no more than chroma and hue have.
    func boundOfSquare(to other: LabColor) -> Double {
        let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
        return l * l + 4.5 * (a * a + b * b)
    }

    /// 0 for grays, nearly 1 for bright colors.
    private static func saturation(_ chroma: Double) -> Double {
        let seventh = pow(chroma, 7)
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }

    /// Degrees, 0..<360.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let angle = atan2(b, a) * 180 / .pi
        return angle < 0 ? angle + 360 : angle
    }

    private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
