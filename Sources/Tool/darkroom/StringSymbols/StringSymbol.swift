import Assets
import SystemSupport

/// The Swift declaration that Xcode makes of a string that is managed by hand.
///
/// The rules were read off symbols that Xcode 26 has generated for published projects: `common.minutesShort %lld %lld` gives
/// `commonMinutesShort(_ arg1: Int, _ arg2: Int)`. Names of arguments are their labels, as Apple shows for
/// `%(landmark)@ is contained in %(landmarkCollection)@`.
struct StringSymbol {
    /// Without backticks.
    let identifier: String
    private let string: ManualString

    init(_ string: ManualString) {
        self.string = string
        identifier = Self.identifier(string.key)
    }

    /// The enumeration that the symbols of a table are in; nil for `Localizable`.
    static func namespace(_ table: String) -> String? {
        guard table != "Localizable" else { return nil }
        let name = words(of: table).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return Self.prefixed(name.isEmpty ? "Strings" : name)
    }

    /// As it stands in the enumeration, or in the extension of `LocalizedStringResource`.
    var declaration: String {
        let name = SwiftName.quoted(identifier), key = SwiftName.literal(string.key)
        let table = SwiftName.literal(string.table)
        guard !string.arguments.isEmpty else {
            return "static var \(name): LocalizedStringResource { "
                + "LocalizedStringResource(\(key), defaultValue: \(key), table: \(table)) }"
        }
        let arguments = string.arguments.enumerated().map { index, argument in
            let label = argument.label.map { Self.camelCase(Self.words(of: $0)) }.flatMap { $0.isEmpty ? nil : $0 }
            let name = label.map(SwiftName.quoted) ?? "arg\(index + 1)"
            let type = Self.type(argument.specifier)
            return (
                parameter: "\(label == nil ? "_ " : "")\(name): \(type)",
                value: type == "String" ? "\\(\(name))" : "\\(\(name), specifier: \"%\(argument.specifier)\")"
            )
        }
        return
            "static func \(name)(\(arguments.map(\.parameter).joined(separator: ", "))) -> LocalizedStringResource { "
            + "LocalizedStringResource(\(key), defaultValue: \"\(arguments.map(\.value).joined())\", table: \(table)) }"
    }

    private static let placeholder = Pattern(
        #/%(?:\d+\$)?(?:\(\w+\))?[-+#0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z]/#)

    private static func identifier(_ key: String) -> String {
        let text = key.replacing(Self.placeholder, with: " ")
        let name = camelCase(words(of: text))
        return prefixed(name.isEmpty ? "string" : name)
    }

    private static func camelCase(_ words: [String]) -> String {
        words.enumerated().map { index, word in
            let word = word.contains(where: \.isLowercase) ? word : word.prefix(1) + word.dropFirst().lowercased()
            return index == 0
                ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }

    /// Letters and digits; an apostrophe ends no word.
    private static func words(of text: String) -> [String] {
        text.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func prefixed(_ name: String) -> String { name.first?.isNumber == true ? "_" + name : name }

    private static func type(_ specifier: String) -> String {
        switch specifier {
        case "d", "D", "i": "Int32"
        case "hd", "hi": "Int16"
        case "hhd", "hhi": "Int8"
        case "u", "U", "x", "X", "o", "O": "UInt32"
        case "hu", "hx", "hX", "ho": "UInt16"
        case "hhu", "hhx", "hhX", "hho": "UInt8"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
        case _ where specifier.last.map { "diD".contains($0) } ?? false: "Int"
        case _ where specifier.last.map { "uUxXoO".contains($0) } ?? false: "UInt"
        case _ where specifier.last.map { "fFeEgGaA".contains($0) } ?? false: "Double"
        default: "String"
        }
    }
}
