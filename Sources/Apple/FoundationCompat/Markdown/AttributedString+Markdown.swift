import Assets
import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Whether paragraphs, lists and other blocks are read, or one line of text.
        public enum InterpretedSyntax: Sendable, Hashable { case full, inlineOnly, inlineOnlyPreservingWhitespace }

        /// What happens to text that is not valid Markdown; ignored, as all text can be read.
        public enum FailurePolicy: Sendable, Hashable { case returnPartiallyParsedIfPossible, throwError }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .returnPartiallyParsedIfPossible, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown; like Apple's, throws nothing at text that is none.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let lines =
            switch options.interpretedSyntax {
            case .full: MarkdownBlocks(markdown).texts
            case .inlineOnly: [MarkdownBlocks.joined(markdown.split(whereSeparator: \.isNewline))]
            case .inlineOnlyPreservingWhitespace: [markdown]
            }
        // Blocks follow each other without a break; what they are is told by attributes alone.
        let spans = lines.flatMap { InlineMarkdown($0, extended: options.allowsExtendedAttributes).spans }
        let locale = options.languageCode.map { Locale(identifier: $0) } ?? .current
        append(
            spans.map { ($0.style, AttributedString($0.text, attributes: $0.attributes(baseURL: baseURL))) }, locale)
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The wording of `keyAndValue`, whose Markdown becomes attributes.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            LocalizedLookup(
                keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(LocalizedLookup("\(key)", defaultValue, table: table, bundle: bundle, locale: locale ?? .current))
    }

    public init(localized resource: LocalizedStringResource) {
        self.init(LocalizedLookup(resource))
    }

    private init(_ lookup: LocalizedLookup) {
        self.init()
        var next = 0
        append(InlineMarkdown(lookup.format).spans.map { ($0.style, Self.part($0, of: lookup, &next)) }, lookup.locale)
    }

    /// The words of a span with their values.
    ///
    /// - Parameter next: the number of the next value that the format names none for.
    private static func part(_ span: InlineMarkdown.Span, of lookup: LocalizedLookup, _ next: inout Int) -> Self {
        let attributes = span.attributes(baseURL: nil), arguments = lookup.value.arguments
        guard !arguments.isEmpty else { return AttributedString(span.text, attributes: attributes) }
        let format = FormatString(span.text, next: next)
        next = format.next
        return format.pieces.reduce(into: AttributedString()) { part, piece in
            switch piece {
            case .literal(let text): part += AttributedString(text, attributes: attributes)
            case .argument(let index) where arguments.indices.contains(index):
                if case .attributed(let value) = arguments[index] {
                    part += value.mergingAttributes(attributes, mergePolicy: .keepCurrent)
                } else {
                    part += AttributedString(arguments[index].string(in: lookup.locale), attributes: attributes)
                }
            case .argument: break
            }
        }
    }

    /// Appends parts; the words of those that are to agree follow their number.
    private mutating func append(_ parts: [(style: InlineMarkdown.Style, text: AttributedString)], _ locale: Locale) {
        var phrase = AttributedString()
        for part in parts {
            if part.style.contains(.inflected) {
                phrase += part.text
            } else {
                self += phrase.agreeing(in: locale) + part.text
                phrase = AttributedString()
            }
        }
        self += phrase.agreeing(in: locale)
    }

    /// A phrase whose last word follows its number.
    private func agreeing(in locale: Locale) -> AttributedString {
        guard let (word, form) = GrammarAgreement.lastWord(of: String(characters), in: locale),
            let range = range(of: word, options: .backwards)
        else { return self }
        var result = self
        result.characters.replaceSubrange(range, with: form)
        return result
    }
}

extension InlineMarkdown.Span {
    fileprivate func attributes(baseURL: URL?) -> AttributeContainer {
        var intent: InlinePresentationIntent = []
        if style.contains(.emphasized) { intent.insert(.emphasized) }
        if style.contains(.strong) { intent.insert(.stronglyEmphasized) }
        if style.contains(.code) { intent.insert(.code) }
        if style.contains(.strikethrough) { intent.insert(.strikethrough) }
        var attributes = AttributeContainer()
        if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
        if let destination, let url = URL(string: destination, relativeTo: baseURL) { attributes.link = url }
        return attributes
    }
}

/// The paragraphs, headings, list items, quotations and code blocks of a Markdown text, without their marks.
struct MarkdownBlocks {
    private(set) var texts: [String] = []

    // Made once: as literals in the loop, the three took 0.29 ms for a line, and take 0.003.
    nonisolated(unsafe) private static let rule = #/\s*([-*_]\s*){3,}/#
    nonisolated(unsafe) private static let item = #/\s*(?:>\s?|[-*+]\s+|[0-9]{1,9}[.)]\s+)+(.*)/#
    nonisolated(unsafe) private static let heading = #/ {0,3}#{1,6}\s+(.*?)\s*#*/#

    init(_ markdown: String) {
        var lines: [Substring] = []
        var isCode = false
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.drop(while: \.isWhitespace).hasPrefix("```") {
                finish(&lines, isCode: isCode)
                isCode.toggle()
            } else if isCode {
                lines.append(line)
            } else if line.allSatisfy(\.isWhitespace) || line.wholeMatch(of: Self.rule) != nil {
                finish(&lines, isCode: false)
            } else if let item = line.wholeMatch(of: Self.item) {
                finish(&lines, isCode: false)
                lines = [item.1]
            } else if let heading = line.wholeMatch(of: Self.heading) {
                finish(&lines, isCode: false)
                lines = [heading.1]
                finish(&lines, isCode: false)
            } else {
                lines.append(line)
            }
        }
        finish(&lines, isCode: isCode)
    }

    private mutating func finish(_ lines: inout [Substring], isCode: Bool) {
        guard !lines.isEmpty else { return }
        texts.append(isCode ? lines.map { "\($0)\n" }.joined() : Self.joined(lines))
        lines = []
    }

    /// A line's end is a space, unless two spaces or a backslash before it break the line.
    static func joined(_ lines: [Substring]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            let isLast = index == lines.count - 1
            let trimmed = line.drop(while: \.isWhitespace)
            let breaks = trimmed.hasSuffix("  ") || trimmed.hasSuffix("\\")
            let end = trimmed.lastIndex { !$0.isWhitespace && !(breaks && $0 == "\\") }
            text += end.map { trimmed[...$0] } ?? ""
            if !isLast { text += breaks ? "\n" : " " }
        }
        return text
    }
}

// Attributes have other keys in either class; a link has the same meaning in both.

extension NSAttributedString.Key {
    /// A `URL`, or a `String` that is one.
    public static let link = NSAttributedString.Key("NSLink")
}

extension NSAttributedString {
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: String(attributedString.characters))
        var start = 0
        for run in attributedString.runs {
            let length = String(attributedString[run.range].characters).utf16.count
            if let link = run.link {
                text.addAttribute(.link, value: link, range: NSRange(location: start, length: length))
            }
            start += length
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    @_disfavoredOverload
    public init(_ nsString: NSAttributedString) {
        self.init()
        nsString.enumerateAttributes(in: NSRange(location: 0, length: nsString.length), options: []) {
            values, range, _ in
            var part = AttributedString(nsString.attributedSubstring(from: range).string)
            part.link = values[.link] as? URL ?? (values[.link] as? String).flatMap(URL.init(string:))
            append(part)
        }
    }

    /// The same, whatever scope is asked for: what is drawn of an attributed string has one.
    @_disfavoredOverload
    public init<S: AttributeScope>(
        _ nsString: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsString) }

    @_disfavoredOverload
    public init<S: AttributeScope>(_ nsString: NSAttributedString, including scope: S.Type) throws {
        self.init(nsString)
    }
}
