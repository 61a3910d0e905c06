/// What decides between the variants of one named asset.
public struct AssetTraits: Hashable, Sendable {
    /// Pixels per point of the output.
    public var scale: Double
    public var dark: Bool
    public var highContrast: Bool
    public var rightToLeft: Bool
    public var idiom: AssetIdiom

    public init(
        scale: Double = 3, dark: Bool = false, highContrast: Bool = false, rightToLeft: Bool = false,
        idiom: AssetIdiom = .phone
    ) {
        (self.scale, self.dark, self.highContrast) = (scale, dark, highContrast)
        (self.rightToLeft, self.idiom) = (rightToLeft, idiom)
    }
}
