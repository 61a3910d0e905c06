extension Color.Resolved {
    /// The components in linear light.
    public var linearRed: Float {
        get { Self.linear(red) }
        set { red = Self.encoded(newValue) }
    }
    public var linearGreen: Float {
        get { Self.linear(green) }
        set { green = Self.encoded(newValue) }
    }
    public var linearBlue: Float {
        get { Self.linear(blue) }
        set { blue = Self.encoded(newValue) }
    }

    private static func linear(_ encoded: Float) -> Float { Float(ColorSpaceConversion.decode(Double(encoded))) }
    private static func encoded(_ linear: Float) -> Float { Float(ColorSpaceConversion.encode(Double(linear))) }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`, and the components in full where they do not fit that.
    public var description: String { Color.text(displayColor) }
}

/// Four numbers in linear light, as SwiftUI stores them.
extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let red = try container.decode(Float.self), green = try container.decode(Float.self)
        let blue = try container.decode(Float.self), opacity = try container.decode(Float.self)
        self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
    }
}
