/// How a text whose format knows several lengths chooses among them.
public protocol TextVariantPreference: Sendable {}

/// The longest form, whatever the room.
public struct FixedTextVariant: TextVariantPreference {}

/// The longest form that fits.
public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: Self { Self() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: Self { Self() }
}

extension Text {
    /// The formats that text knows here have one length each, so that the preference has nothing to choose from.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
