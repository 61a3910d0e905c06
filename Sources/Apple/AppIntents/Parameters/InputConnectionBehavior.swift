/// Whether a shortcut's previous result fills a parameter.
public enum InputConnectionBehavior: Hashable, Sendable {
    case `default`, never, connectToPreviousIntentResult
}
