import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What is said of a document that is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`; UTF-8 unless it is there.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
        public static let textSizeMultiplier = DocumentReadingOptionKey(rawValue: "TextSizeMultiplier")
        public static let timeout = DocumentReadingOptionKey(rawValue: "Timeout")
    }

    /// What is known of a document that was read; here nothing.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// The text of a document in HTML, with its entities and line breaks and without its styles, or of plain text.
    ///
    /// - Parameter dict: not written to.
    /// - Throws: `CocoaError` for rich text, and what is not in the encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let number = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? Int).map(UInt.init)
        let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let said = options[.documentType] as? DocumentType
        switch said ?? (HTMLText.isHTML(text) ? .html : text.hasPrefix("{\\rtf") ? .rtf : .plain) {
        case .plain: self.init(string: text)
        case .html: self.init(string: HTMLText.text(of: text))
        default: throw CocoaError(.fileReadCorruptFile)
        }
    }
}
