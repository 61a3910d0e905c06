import Foundation
import FoundationCompat
import Geometry

/// One or more lines of read-only text.
public struct Text: Equatable, @unchecked Sendable {
    /// What the text says.
    package indirect enum Storage: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: URL? = nil)
        case attributed(AttributedString)
        case formatted(FormattedValue)
        case dynamic(DynamicDate)
        case image(Image)
        case concatenated(Text, Text)
    }

    /// A value with its format, printed when the text is drawn, in the locale that the view then has.
    package struct FormattedValue: Equatable {
        /// Whether it changes as time goes by.
        var isDynamic = false
        let string: (Locale) -> AttributedString

        package static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
            let locale = EnvironmentValues.current.locale
            return lhs.string(locale) == rhs.string(locale)
        }
    }

    /// A change to how the text looks.
    package enum Modifier: Equatable {
        case font(Font?)
        /// Counts for whatever font the text ends up in.
        case trait(Font.Modifier)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case foreground(AnyStyleBox)
        case background(Color)
        case language(Locale.Language?)
        case attribute(AnyTextAttribute)
        /// What is heard in place of the text.
        case spoken(Text)
        case heading(AccessibilityHeadingLevel)

        package static func weight(_ weight: Font.Weight?) -> Self { .trait(.weight(weight)) }
        package static func design(_ design: Font.Design?) -> Self { .trait(.design(design)) }
        package static func width(_ width: Font.Width?) -> Self { .trait(.width(width)) }
        package static func bold(_ isActive: Bool) -> Self { .trait(.bold(isActive)) }
        package static func italic(_ isActive: Bool) -> Self { .trait(.italic(isActive)) }
        package static func monospaced(_ isActive: Bool) -> Self { .trait(.monospaced(isActive)) }
        package static func scale(_ factor: CGFloat) -> Self { .trait(.scale(factor)) }
        package static var monospacedDigit: Self { .trait(.monospacedDigit) }
    }

    /// Styles are compared by what they say of themselves, which is enough to keep texts equatable.
    package struct AnyStyleBox: Equatable {
        let style: AnyShapeStyle
        package static func == (lhs: AnyStyleBox, rhs: AnyStyleBox) -> Bool {
            "\(lhs.style)" == "\(rhs.style)"
        }
    }

    package var storage: Storage
    package var modifiers: [Modifier] = []
    private var callSite = CallSite()

    package init(_ storage: Storage) { self.storage = storage }

    public init(verbatim content: String) { storage = .verbatim(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, bundle: bundle?.bundleURL)
    }

    // Literals can be attributed strings too; those are keys, which are localized.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    public init(_ image: Image) { storage = .image(image) }

    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedValue { AttributedString(format.locale($0).format(input)) })
    }

    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .formatted(FormattedValue { format.locale($0).format(input) })
    }

    // Apple's declarations ask for `ReferenceConvertible`, which dates and numbers on Linux are not.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }

    package func adding(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// The side on which text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Which case all letters are shown in.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// A line below or through text; without a color it has the text's.
    public struct LineStyle: Hashable, Sendable {
        /// Whether the line is solid or made of dots and dashes.
        public struct Pattern: Hashable, Sendable {
            package let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        package let pattern: Pattern
        package let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// A size relative to the font's.
    public struct Scale: Hashable, Sendable {
        package let factor: CGFloat
        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }
}

extension Text: PrimitiveView {
    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let node = TextNode(view, inputs)
        node.callSite = view.callSite
        list.append(node)
    }
}

extension Text {
    /// Text of a string table, in the locale that the view has unless the resource names a bundle of its own.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        if case .main = resource.bundle {
            storage = .localized(LocalizedStringKey(resource), table: resource.table)
        } else {
            storage = .verbatim(String(localized: resource))
        }
    }
}

extension LocalizedStringKey {
    package init(_ resource: LocalizedStringResource) {
        key = resource.key
        arguments = resource.defaultValue.arguments.map { Argument($0, in: resource.locale) }
        defaultFormat = resource.defaultValue.key == resource.key ? nil : resource.defaultValue.key
    }
}

extension LocalizedStringKey.Argument {
    fileprivate init(_ argument: String.LocalizationValue.Argument, in locale: Locale) {
        switch argument {
        case .number(.signed(let value), let specifier): self = .number(value, specifier: specifier)
        case .number(.unsigned(let value), let specifier): self = .number(value, specifier: specifier)
        case .number(.real(let value), let specifier): self = .number(value, specifier: specifier)
        case .resource(let resource): self = .text(Text(resource))
        case .attributed(let string): self = .text(Text(string))
        case .string, .formatted: self = .string(argument.string(in: locale))
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
