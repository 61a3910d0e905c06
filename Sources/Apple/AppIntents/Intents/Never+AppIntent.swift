/// A result that opens nothing.
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "" }
    public init() { fatalError("Never has no values") }
    public func perform() async throws -> some IntentResult { .result() }
}
