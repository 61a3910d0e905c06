import DisplayList

/// The color that the user tints the Home Screen with, as the command line names it.
package struct TintName: Hashable, Sendable, Codable {
    /// `orange`, or six hexadecimal digits in small letters.
    package let name: String
    private let red: UInt8
    private let green: UInt8
    private let blue: UInt8

    /// The system's own blue, until the user chooses.
    package static let standard = TintName(named: "blue")!

    /// The system colors that have a name.
    package static let knownNames = SystemPalette.Name.allCases.map(\.rawValue) + ["white"]

    /// A system color as it is in the dark, or `#FF9500`, `FF9500` or `#F90`.
    package init?(named text: String) {
        let name = text.lowercased()
        if name == "white" {
            (self.name, red, green, blue) = (name, 255, 255, 255)
        } else if let system = SystemPalette.Name(rawValue: name) {
            let color = SystemPalette.ios26[system].dark
            func byte(_ component: Float) -> UInt8 { UInt8((component * 255).rounded()) }
            (self.name, red, green, blue) = (name, byte(color.red), byte(color.green), byte(color.blue))
        } else {
            var digits = name.hasPrefix("#") ? String(name.dropFirst()) : name
            if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
            guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
                return nil
            }
            self.name = digits
            (red, green, blue) = (UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
        }
    }

    package var color: ResolvedColor { ResolvedColor(rgb: red, green, blue) }
}
