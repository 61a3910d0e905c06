/// What a performed intent hands back, whatever the types of its result.
package struct IntentOutcome {
    package var value: (any _IntentValue)?
    /// What is said or shown.
    package var dialog: String?
    /// What the system goes on with.
    package var opens: (any AppIntent)?
    package var showsSnippet: Bool

    package init(_ result: any IntentResult) {
        guard let result = result as? any ErasableIntentResult else {
            func value<Result: IntentResult>(_ result: Result) -> (any _IntentValue)? { result.value }
            self.value = value(result)
            showsSnippet = false
            return
        }
        value = result.erasedValue
        dialog = (result.erasedDialog as? IntentDialog).map { String(localized: $0.full) }
        opens = result.erasedIntent
        showsSnippet = result.hasSnippet
    }
}

private protocol ErasableIntentResult {
    var erasedValue: (any _IntentValue)? { get }
    var erasedDialog: Any? { get }
    var erasedIntent: (any AppIntent)? { get }
    var hasSnippet: Bool { get }
}

extension IntentResultContainer: ErasableIntentResult {
    fileprivate var erasedValue: (any _IntentValue)? { value }
    fileprivate var erasedDialog: Any? { dialog }
    fileprivate var erasedIntent: (any AppIntent)? { opensIntent }
    fileprivate var hasSnippet: Bool { snippet != nil }
}
