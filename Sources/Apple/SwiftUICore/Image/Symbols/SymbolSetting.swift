import Geometry

/// What an image itself says of its symbol's size and weight, as a `UIImage.SymbolConfiguration` does; it wins over
/// the font around.
package struct SymbolSetting: Equatable, Sendable {
    /// Points per em.
    package var pointSize: CGFloat?
    package var weight: Font.Weight?
    package var scale: Image.Scale?

    package init(pointSize: CGFloat? = nil, weight: Font.Weight? = nil, scale: Image.Scale? = nil) {
        (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }
}
