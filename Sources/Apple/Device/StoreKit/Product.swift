import Foundation
import FoundationCompat
import RenderModel

/// Something that the app sells. The App Store, which tells of it, cannot be reached.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    /// In the currency of `displayPrice`.
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool

    /// Whether a product is used up, kept or renewed.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// How a purchase would be made; none can be named here.
    public struct PurchaseOption: Hashable, Sendable {}

    /// How a purchase ends; here always `userCancelled`.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// Always empty; records that the App Store is missing.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        MissingData.record("a list of App Store products")
        return []
    }

    /// Returns `userCancelled`, without asking the user.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }

    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }
}

/// Why the App Store does not answer; never thrown here.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}

/// The App Store, which cannot be reached.
public enum AppStore {
    /// Always false.
    public static var canMakePayments: Bool { false }
    /// Does nothing and never throws.
    public static func sync() async throws {}
}

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
