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
