import SystemSupport

/// A key of a settings file: an option of the command line, or what only a file has. Everything about a key is made from
/// its row: what is read, the messages, the schema and the page of documentation.
package struct SettingKey: Sendable {
    /// The option's name without its dashes.
    package let name: String
    /// What it is called, too, where it takes several values.
    package let plural: String?
    package let form: SettingForm
    /// What it is about.
    package let summary: String
    /// Commands that have the option and mean something else by it, or can do nothing with it.
    package let except: Set<String>

    init(
        _ name: String, _ plural: String? = nil, _ form: SettingForm, _ summary: String, except: Set<String> = []
    ) {
        (self.name, self.plural, self.form, self.summary, self.except) = (name, plural, form, summary, except)
    }

    package var isList: Bool { plural != nil }
    package var option: String { "--\(name)" }
    /// How it is written where nothing else is asked for.
    package var written: String { plural ?? name }
}

/// What a value is.
package enum SettingForm: Sendable {
    /// One of these, or another way to write one.
    case name([String], accepts: @Sendable (String) -> Bool)
    /// A text of a certain form, such as `an instant like 2026-01-01T09:41`.
    case text(String, accepts: @Sendable (String) -> Bool)
    case number(ClosedRange<Double>, isWhole: Bool)
    case flag
    /// From the file's folder on, of what is there.
    case path
    /// From the file's folder on, of what may be made.
    case outputPath
    /// A folder's path or a name without a slash.
    case pathOrName(String, accepts: @Sendable (String) -> Bool)
    /// A mapping, or the path of a file with one.
    case values(String)
    /// A mapping of keys of the matrix to values, or the same as it is typed.
    case combination

    static func oneOf(_ names: [String]) -> SettingForm { .name(names) { names.contains($0) } }

    /// The path that a value is; nil for a name, or for what is written out.
    package func path(_ value: String) -> String? {
        switch self {
        case .path, .outputPath: value
        case .pathOrName: value.contains(where: { "./".contains($0) }) ? value : nil
        case .values: value.hasPrefix("{") ? nil : value
        default: nil
        }
    }

    /// Whether a path names what must be there.
    package var isInput: Bool {
        if case .outputPath = self { false } else { true }
    }

    /// What may stand there.
    package var expectation: String {
        switch self {
        case .name(let names, _):
            names.count > 16
                ? names.prefix(14).joined(separator: ", ") + " … (\(names.count) in all)"
                : names.joined(separator: ", ")
        case .text(let what, _), .pathOrName(let what, _), .values(let what): what
        case .number(let range, let isWhole):
            "\(isWhole ? "a whole number" : "a number") from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
        case .flag: "true or false"
        case .path, .outputPath: "a path relative to the file's folder"
        case .combination: "a combination like {family: systemSmall, locale: [ar, he]}"
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    /// What is wrong with a text; nil for nothing.
    func problem(_ text: String) -> String? {
        switch self {
        case .name(let names, let accepts):
            if accepts(text) { return nil }
            let nearest = NearestName.of(text, among: names).map { "; the nearest is '\($0)'" } ?? ""
            return "'\(text)' is not known\(nearest); use \(expectation)"
        case .text(_, let accepts), .pathOrName(_, let accepts):
            return accepts(text) ? nil : "'\(text)' is not valid; write \(expectation)"
        case .number(let range, let isWhole):
            guard let number = Double(text) else { return "'\(text)' is not a number; write \(expectation)" }
            if isWhole, number != number.rounded() { return "'\(text)' is not whole; write \(expectation)" }
            return range.contains(number) ? nil : "\(text) is out of range; write \(expectation)"
        case .flag:
            if ["true", "false"].contains(text) { return nil }
            let meant =
                ["yes": "true", "on": "true", "1": "true", "no": "false", "off": "false", "0": "false"][
                    text.lowercased()] ?? NearestName.of(text, among: ["true", "false"])
            return "'\(text)' is neither true nor false" + (meant.map { "; write \($0)" } ?? "")
        case .path, .outputPath, .values, .combination:
            return text.isEmpty ? "the text is empty; write \(expectation)" : nil
        }
    }
}
