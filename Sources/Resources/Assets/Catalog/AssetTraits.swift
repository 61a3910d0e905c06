/// What decides between the variants of one named asset.
package struct AssetTraits: Hashable, Sendable {
    /// Pixels per point of the output.
    package var scale: Double
    package var dark: Bool
    package var highContrast: Bool
    package var rightToLeft: Bool
    package var idiom: AssetIdiom

    package init(
        scale: Double = 3, dark: Bool = false, highContrast: Bool = false, rightToLeft: Bool = false,
        idiom: AssetIdiom = .phone
    ) {
        (self.scale, self.dark, self.highContrast) = (scale, dark, highContrast)
        (self.rightToLeft, self.idiom) = (rightToLeft, idiom)
    }
}
