/// Tells one donation from another.
public struct IntentDonationIdentifier: Hashable, Sendable {
    public init() {}
}

/// Takes note of what people do; a picture remembers nothing.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    private init() {}

    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    public func deleteDonations(matching identifiers: [IntentDonationIdentifier]) async throws {}
}
