/// The forms of results: any of a value, an intent to go on with, something to say, and a view.
///
/// Those that take the view itself are disfavored, as a closure behind the call is its content and no view.
extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { .init() }

    @_disfavoredOverload
    public static func result<S>(
        view: S
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        .init(snippet: .init(view))
    }

    public static func result<S>(
        content: () -> S
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        .init(snippet: .init(content()))
    }

    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        .init(dialog: dialog)
    }

    @_disfavoredOverload
    public static func result<S>(
        dialog: IntentDialog, view: S
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        .init(snippet: .init(view), dialog: dialog)
    }

    public static func result<S>(
        dialog: IntentDialog, content: () -> S
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        .init(snippet: .init(content()), dialog: dialog)
    }

    public static func result<O: AppIntent>(
        opensIntent: O
    ) -> Self where Self == IntentResultContainer<Never, O, Never, Never> {
        .init(opens: opensIntent)
    }

    @_disfavoredOverload
    public static func result<O: AppIntent, S>(
        opensIntent: O, view: S
    ) -> Self where Self == IntentResultContainer<Never, O, _SnippetViewContainer, Never> {
        .init(opens: opensIntent, snippet: .init(view))
    }

    public static func result<O: AppIntent, S>(
        opensIntent: O, content: () -> S
    ) -> Self where Self == IntentResultContainer<Never, O, _SnippetViewContainer, Never> {
        .init(opens: opensIntent, snippet: .init(content()))
    }

    public static func result<O: AppIntent>(
        opensIntent: O, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, O, Never, IntentDialog> {
        .init(opens: opensIntent, dialog: dialog)
    }

    @_disfavoredOverload
    public static func result<O: AppIntent, S>(
        opensIntent: O, dialog: IntentDialog, view: S
    ) -> Self where Self == IntentResultContainer<Never, O, _SnippetViewContainer, IntentDialog> {
        .init(opens: opensIntent, snippet: .init(view), dialog: dialog)
    }

    public static func result<O: AppIntent, S>(
        opensIntent: O, dialog: IntentDialog, content: () -> S
    ) -> Self where Self == IntentResultContainer<Never, O, _SnippetViewContainer, IntentDialog> {
        .init(opens: opensIntent, snippet: .init(content()), dialog: dialog)
    }

    public static func result<V: _IntentValue>(
        value: V
    ) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
        .init(value: value)
    }

    @_disfavoredOverload
    public static func result<V: _IntentValue, S>(
        value: V, view: S
    ) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
        .init(value: value, snippet: .init(view))
    }

    public static func result<V: _IntentValue, S>(
        value: V, content: () -> S
    ) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
        .init(value: value, snippet: .init(content()))
    }

    public static func result<V: _IntentValue>(
        value: V, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
        .init(value: value, dialog: dialog)
    }

    @_disfavoredOverload
    public static func result<V: _IntentValue, S>(
        value: V, dialog: IntentDialog, view: S
    ) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
        .init(value: value, snippet: .init(view), dialog: dialog)
    }

    public static func result<V: _IntentValue, S>(
        value: V, dialog: IntentDialog, content: () -> S
    ) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
        .init(value: value, snippet: .init(content()), dialog: dialog)
    }

    public static func result<V: _IntentValue, O: AppIntent>(
        value: V, opensIntent: O
    ) -> Self where Self == IntentResultContainer<V, O, Never, Never> {
        .init(value: value, opens: opensIntent)
    }

    @_disfavoredOverload
    public static func result<V: _IntentValue, O: AppIntent, S>(
        value: V, opensIntent: O, view: S
    ) -> Self where Self == IntentResultContainer<V, O, _SnippetViewContainer, Never> {
        .init(value: value, opens: opensIntent, snippet: .init(view))
    }

    public static func result<V: _IntentValue, O: AppIntent, S>(
        value: V, opensIntent: O, content: () -> S
    ) -> Self where Self == IntentResultContainer<V, O, _SnippetViewContainer, Never> {
        .init(value: value, opens: opensIntent, snippet: .init(content()))
    }

    public static func result<V: _IntentValue, O: AppIntent>(
        value: V, opensIntent: O, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<V, O, Never, IntentDialog> {
        .init(value: value, opens: opensIntent, dialog: dialog)
    }

    @_disfavoredOverload
    public static func result<V: _IntentValue, O: AppIntent, S>(
        value: V, opensIntent: O, dialog: IntentDialog, view: S
    ) -> Self where Self == IntentResultContainer<V, O, _SnippetViewContainer, IntentDialog> {
        .init(value: value, opens: opensIntent, snippet: .init(view), dialog: dialog)
    }

    public static func result<V: _IntentValue, O: AppIntent, S>(
        value: V, opensIntent: O, dialog: IntentDialog, content: () -> S
    ) -> Self where Self == IntentResultContainer<V, O, _SnippetViewContainer, IntentDialog> {
        .init(value: value, opens: opensIntent, snippet: .init(content()), dialog: dialog)
    }
}
