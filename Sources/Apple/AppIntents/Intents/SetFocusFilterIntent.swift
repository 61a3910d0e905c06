/// What an app does while a Focus is on. No Focus is on in a picture.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    var appContext: FocusFilterAppContext { get }
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
    public func perform() async throws -> some IntentResult { .result() }

    /// The filter of the Focus that is on.
    public static var current: Self {
        get async throws { throw AppIntentError("no Focus is on") }
    }
}

/// Which notifications come through.
public struct FocusFilterAppContext {
    public var notificationFilterPredicate: NSPredicate?
    public init(notificationFilterPredicate: NSPredicate? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
    }
}

/// The Focus that filters are suggested for.
public struct FocusFilterSuggestionContext: Sendable {
    public init() {}
}
