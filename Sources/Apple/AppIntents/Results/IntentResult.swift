/// What came of an intent.
public protocol IntentResult: Sendable {
    associatedtype Value: _IntentValue = Never
    associatedtype OpensAppIntent: AppIntent = Never
    associatedtype Snippet = Never
    associatedtype Dialog = Never

    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an intent that shows a view.
public protocol ShowsSnippetIntent: IntentResult {}

/// A view of a result, whatever its type: one function may return several.
public struct _SnippetViewContainer {
    package let view: Any

    init(_ view: Any) { self.view = view }
}

/// The result that `.result(…)` makes.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>:
    ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView, ShowsSnippetIntent, @unchecked Sendable
{
    public let value: Value?
    package let opensIntent: OpensAppIntent?
    package let snippet: Snippet?
    package let dialog: Dialog?

    init(value: Value? = nil, opens: OpensAppIntent? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil) {
        self.value = value
        opensIntent = opens
        self.snippet = snippet
        self.dialog = dialog
    }
}

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
