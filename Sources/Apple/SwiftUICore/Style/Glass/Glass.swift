import RenderModel

/// Liquid Glass, of which a picture shows a blur, a veil and the tint.
public struct Glass: Equatable, Sendable {
    enum Variant: Equatable, Sendable { case regular, clear, identity }

    let variant: Variant
    private(set) var tintColor: Color?

    public static var regular: Glass { Glass(variant: .regular) }
    public static var clear: Glass { Glass(variant: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(variant: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tintColor = color
        return copy
    }

    /// Pictures are not touched.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
