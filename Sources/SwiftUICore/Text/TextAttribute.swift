/// A mark on a stretch of text that the author's own drawing code looks for.
public protocol TextAttribute {}

extension Text {
    /// Marks the text; how it is drawn does not change.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
