import Foundation
import FoundationCompat
import RenderModel

extension Product {
    /// Always nil: the App Store, which tells of subscriptions, cannot be reached.
    public var subscription: SubscriptionInfo? { nil }

    /// A subscription's group, period and offers. Code never gets one, as the App Store cannot be reached.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]

        /// Always empty; records that subscriptions are missing.
        public var status: [Status] {
            get async throws { try await Self.status(for: subscriptionGroupID) }
        }

        /// Always false.
        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }

        /// Always empty; records that subscriptions are missing.
        public static func status(for groupID: String) async throws -> [Status] {
            MissingData.record("the user's subscription status")
            return []
        }

        /// Always false.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    }

    /// A length of time, such as two weeks.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// What a period is counted in.
        public enum Unit: Hashable, Sendable { case day, week, month, year }

        public let unit: Unit
        public let value: Int
    }

    /// A lower price for new customers, or for a limited time.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// What kind of offer it is.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
            public static let winBack = OfferType(rawValue: "WinBack")
            public static let code = OfferType(rawValue: "Code")
        }

        /// How the customer pays for the offer.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
}

extension Product.SubscriptionInfo {
    /// Whether a subscription is active.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let subscribed = RenewalState(rawValue: 1)
        public static let expired = RenewalState(rawValue: 2)
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        public static let inGracePeriod = RenewalState(rawValue: 4)
        public static let revoked = RenewalState(rawValue: 5)
    }

    /// Whether and when a subscription renews.
    public struct RenewalInfo: Hashable, Sendable {
        public let originalTransactionID: UInt64
        public let currentProductID: String
        public let willAutoRenew: Bool
        public let autoRenewPreference: String?
        public let renewalDate: Date?
        public let gracePeriodExpirationDate: Date?
        public let isInBillingRetry: Bool
        public let signedDate: Date
    }

    /// A subscription of the user's. There is none.
    public struct Status: Hashable, Sendable {
        public let state: RenewalState
        public let transaction: VerificationResult<Transaction>
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// Statuses as they change; it ends at once.
        public struct Statuses: AsyncSequence, Sendable {
            public typealias Element = Status

            /// Ends immediately; records that subscriptions are missing.
            public struct AsyncIterator: AsyncIteratorProtocol {
                public mutating func next() async -> Status? {
                    MissingData.record("the user's subscription status")
                    return nil
                }
            }

            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        }

        public static var updates: Statuses { Statuses() }
    }
}
