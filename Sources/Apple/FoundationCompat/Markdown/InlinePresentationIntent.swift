import Foundation

/// How Markdown sets a piece of a line apart.
public struct InlinePresentationIntent: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = Self(rawValue: 1 << 0)
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    public static let code = Self(rawValue: 1 << 2)
    public static let strikethrough = Self(rawValue: 1 << 5)
    public static let softBreak = Self(rawValue: 1 << 6)
    public static let lineBreak = Self(rawValue: 1 << 7)
    public static let inlineHTML = Self(rawValue: 1 << 8)
    public static let blockHTML = Self(rawValue: 1 << 9)
}

extension AttributeScopes {
    /// Attributes of Foundation's own scope that Foundation on Linux leaves out.
    public struct _FoundationCompatAttributes: AttributeScope {
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// Sets a piece apart, as emphasis or code does.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            /// Several intents at once, such as strong emphasis of code.
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes._FoundationCompatAttributes, T>
    ) -> T { self[T.self] }
}
