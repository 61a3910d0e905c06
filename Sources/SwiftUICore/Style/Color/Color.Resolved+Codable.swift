extension Color.Resolved: Codable {
    /// Red, green, blue and opacity, in sRGB.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        func next() throws -> Float { try container.decode(Float.self) }
        self.init(red: try next(), green: try next(), blue: try next(), opacity: try next())
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [red, green, blue, opacity] { try container.encode(component) }
    }
}
