/// The App Store that the customer buys in.
public struct Storefront: Hashable, Identifiable, Sendable {
    /// The country or region, as three letters.
    public let countryCode: String
    public let id: String

    /// Always nil: there is no App Store.
    public static var current: Storefront? {
        get async { nil }
    }
}
