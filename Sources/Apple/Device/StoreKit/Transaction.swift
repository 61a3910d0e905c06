import Foundation
import FoundationCompat
import RenderModel

/// A purchase. A picture's device has none, as one whose user has bought nothing.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let subscriptionGroupID: String?
    public let appBundleID: String
    public let isUpgraded: Bool
    public let purchasedQuantity: Int
    public let ownershipType: OwnershipType
    public let signedDate: Date

    /// Whether the user or their family bought a product.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    public func finish() async {}

    /// Purchases in turn; it ends at once.
    public struct Transactions: AsyncSequence, Sendable {
        /// A purchase and whether its signature is good.
        public typealias Element = VerificationResult<Transaction>

        /// Ends immediately; records that purchases are missing.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Element? {
                MissingData.record("the user's purchase history")
                return nil
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static var all: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }

    /// Always nil; records that purchases are missing.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        await currentEntitlement(for: productID)
    }
    /// Always nil; records that purchases are missing.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        var found = Transactions().makeAsyncIterator()
        return await found.next()
    }
}
