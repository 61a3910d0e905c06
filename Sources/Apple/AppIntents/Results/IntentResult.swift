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
