import DisplayList

/// Light or dark, as a request names it.
package enum SchemeName: String, Hashable, Sendable, Codable, CaseIterable {
    case light, dark
}

/// The accessibility setting Increase Contrast, as the command line names it.
package enum ContrastName: String, Hashable, Sendable, Codable, CaseIterable {
    case standard, increased
}

/// How the place where a widget is shown colors it, as the command line names it.
package enum ModeName: String, Hashable, Sendable, Codable, CaseIterable {
    case fullColor
    /// The tinted Home Screen.
    case accented
    /// The Lock Screen of iPhone and iPad, and StandBy at night.
    case vibrant
    /// The clear Home Screen of iOS 26: accented in white, over glass.
    case clear
    /// StandBy by day: in full color without a background, on a black display.
    case standBy

    /// How iOS shows a form unless the user tints the Home Screen.
    package static func `default`(for presentationKind: PresentationKind) -> ModeName {
        presentationKind.isAccessory ? .vibrant : .fullColor
    }

    /// Whether iOS shows a family so: accessories lie on the Lock Screen only, and of the others only small ones do.
    package func isShown(_ presentationKind: PresentationKind) -> Bool {
        // Control Center has one look, and a plain view lies in an app's window.
        if presentationKind.isControl || presentationKind.viewLayout != nil { return self == .fullColor }
        return switch self {
        case .fullColor: !presentationKind.isAccessory
        case .accented, .clear: !presentationKind.isAccessory && presentationKind.activity == nil
        case .vibrant: presentationKind.isAccessory || presentationKind == .family(.systemSmall)
        case .standBy: presentationKind == .family(.systemSmall) || presentationKind == .activity(.lockScreen)
        }
    }
}

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

/// The generation of iOS that lends its colors, as the command line names it.
package enum PaletteName: String, Hashable, Sendable, Codable, CaseIterable {
    case ios18 = "ios-18"
    case ios26 = "ios-26"

    package var palette: SystemPalette {
        switch self {
        case .ios18: .ios18
        case .ios26: .ios26
        }
    }
}

/// A Dynamic Type size in requests, plans and manifests, which know nothing of views.
package struct TypeSizeName: Hashable, Sendable, Codable, CustomStringConvertible {
    /// SwiftUI's `DynamicTypeSize`, in its order.
    package enum Size: String, CaseIterable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    package let size: Size

    package static let large = TypeSizeName(.large)
    package static let allCases = Size.allCases.map(TypeSizeName.init)

    package init(_ size: Size) { self.size = size }

    /// The size of a name: SwiftUI's, in any case, or `AX1` to `AX5`, as the Human Interface Guidelines say.
    package init?(named name: String) {
        if let size = Size(rawValue: name) {
            self.init(size)
            return
        }
        let name = name.lowercased().replacing("ax", with: "accessibility")
        guard let size = Size.allCases.first(where: { $0.rawValue.lowercased() == name }) else { return nil }
        self.init(size)
    }

    /// SwiftUI's name, such as `xLarge`.
    package var description: String { size.rawValue }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let size = TypeSizeName(named: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type size is named \(name)")
        }
        self = size
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
