/// A mark on a stretch of text that the author's own drawing code looks for.
public protocol TextAttribute {}

extension Text {
    /// Marks the text for renderers; how it is drawn without one does not change.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(AnyTextAttribute(value))) }
}

/// A mark of a type that is known where it is asked for.
package struct AnyTextAttribute: Equatable {
    let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }

    /// Marks are compared by what they say of themselves, which is enough to keep texts equatable.
    package static func == (lhs: AnyTextAttribute, rhs: AnyTextAttribute) -> Bool {
        type(of: lhs.value) == type(of: rhs.value) && "\(lhs.value)" == "\(rhs.value)"
    }
}
