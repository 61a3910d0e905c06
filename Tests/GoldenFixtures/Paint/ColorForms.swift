import SwiftUI

/// The helper that many projects carry.
extension Color {
    fileprivate init(hex: String) {
        let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var number: UInt64 = 0
        Scanner(string: digits).scanHexInt64(&number)
        let (alpha, red, green, blue): (UInt64, UInt64, UInt64, UInt64)
        switch digits.count {
        case 3: (alpha, red, green, blue) = (255, (number >> 8) * 17, (number >> 4 & 0xF) * 17, (number & 0xF) * 17)
        case 6: (alpha, red, green, blue) = (255, number >> 16, number >> 8 & 0xFF, number & 0xFF)
        case 8: (alpha, red, green, blue) = (number >> 24, number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
        default: (alpha, red, green, blue) = (1, 1, 1, 0)
        }
        self.init(
            .sRGB, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
            opacity: Double(alpha) / 255)
    }

    fileprivate init(hex: UInt) {
        self.init(
            red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
    }
}

extension Fixture {
    @FixtureList static var colorForms: [Fixture] {
        Fixture("color-forms/hex-strings", 30, 8) {
            HStack(spacing: 0) {
                Color(hex: "#FF8800"); Color(hex: "0AF"); Color(hex: "80FF0000")
            }
        }
        Fixture("color-forms/hex-numbers", 20, 8) {
            HStack(spacing: 0) {
                Color(hex: 0x3366CC); Color(hex: 0xCC6633)
            }
        }
        Fixture("color-forms/beyond-srgb", 30, 8) {
            HStack(spacing: 0) {
                Color(.displayP3, red: 1, green: 0, blue: 0)
                Color(red: 1.5, green: -0.5, blue: 0.2)
                Color(.sRGBLinear, red: 2, green: 0.2, blue: 0.2)
            }
        }
        Fixture("color-forms/resolved", 20, 8) {
            HStack(spacing: 0) {
                Color(Color.Resolved(red: 0.2, green: 0.6, blue: 0.4))
                Color(Color.Resolved(colorSpace: .sRGBLinear, red: 0.2, green: 0.6, blue: 0.4, opacity: 0.5))
            }
        }
        Fixture("color-forms/mixed-in-two-spaces", 40, 16) {
            VStack(spacing: 0) {
                HStack(spacing: 0) { ForEach(0..<5) { Color.red.mix(with: .blue, by: Double($0) / 4) } }
                HStack(spacing: 0) { ForEach(0..<5) { Color.red.mix(with: .blue, by: Double($0) / 4, in: .device) } }
            }
        }
        Fixture("color-forms/from-core-graphics", 20, 8) {
            HStack(spacing: 0) {
                Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
                Color(uiColor: UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
            }
        }
        Fixture("color-forms/hue-beyond-a-turn", 20, 8) {
            HStack(spacing: 0) {
                Color(hue: 1.25, saturation: 1, brightness: 1)
                Color(hue: -0.25, saturation: 1, brightness: 1)
            }
        }
    }
}
