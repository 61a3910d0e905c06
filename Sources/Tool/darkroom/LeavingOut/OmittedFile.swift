import SystemSupport

/// A file, or parts of it, that a program was compiled without.
struct OmittedFile {
    struct Part {
        /// The first words; nil for the whole file.
        var title: String?
        /// Counted from 1.
        var line = 1
        /// What the compiler found first.
        var error: String
        /// Whether something stands in its place that tells at run time that it is used.
        var stands = false
        /// Whether API of Apple's is all that it lacks.
        var isApples = false
    }

    /// As it is staged. Texts have it between marks: what was compiled once serves folders elsewhere, too.
    let path: String
    /// The modules that it imports and that are not there.
    let modules: Set<String>
    /// What was found first comes first; not empty.
    let parts: [Part]

    /// Around a path in texts that is to be told as the user knows it, and around one of which the name is enough.
    static let pathMark: Character = "\u{1}", nameMark: Character = "\u{2}"

    private var shown: String { "\(Self.pathMark)\(path)\(Self.pathMark)" }

    /// One line of the first cause.
    var warning: String {
        guard parts.count > 1 else { return warnings }
        return "warning: \(shown): \(parts.count) parts are left out, starting with \(Self.place(parts[0])): "
            + "\(reason(parts[0])) (\(parts[0].error))\(shim(parts)); --verbose lists them all\n"
    }

    /// A line for each part.
    var warnings: String {
        parts.map { part in
            let place = part.title.map { "\(shown):\(part.line): '\($0)'" } ?? shown
            let effect = part.stands ? " (findings show where it is used)" : ""
            return "warning: \(place) is left out\(effect): \(reason(part)) (\(part.error))\(shim([part]))\n"
        }.joined()
    }

    /// What helps where only API of Apple's is missing.
    private func shim(_ parts: [Part]) -> String {
        parts.allSatisfy(\.isApples) ? "; to add a file that declares it, pass --with <file>" : ""
    }

    private static func place(_ part: Part) -> String { "'\(part.title ?? "")' on line \(part.line)" }

    private func reason(_ part: Part) -> String {
        let names = modules.sorted().joined(separator: " and ")
        let importing = "imports \(names), which \(modules.count == 1 ? "isn't" : "aren't") available"
        if part.title != nil, part.isApples { return "it uses an API that Darkroom doesn't have" }
        guard !modules.isEmpty else { return "it does not compile here" }
        if part.title == nil { return "it \(importing)" }
        // Of what has a name the module may be the cause; anything else may be a gap of ours.
        let isOfName = ["cannot find ", " has no member ", "is not a member type"].contains { part.error.contains($0) }
        return isOfName ? "its file \(importing)" : "it does not compile here, and its file \(importing)"
    }

    /// For a list of several.
    var summary: String {
        let name = "\(Self.nameMark)\(path)\(Self.nameMark)"
        return "\(parts[0].title.map { "'\($0)' of \(name)" } ?? name) (\(parts[0].error))"
    }
}

/// The code that stands for what is left out: it calls what the runtime has for that.
enum StandIn {
    /// Takes the place of the message, a string literal.
    static let message = "\u{1}"

    /// A view's, and a widget configuration's. It has a name of its own: inside a view, a function of the same name as
    /// a method is the method, which would draw the view inside itself.
    static let modifier = "_withoutModifier"

    /// The types that have it, besides views and configurations of widgets.
    static let unchangedTypes: Set = ["URL", "String", "Date", "Data", "Int", "Double"]

    /// Those that have an empty value, for what extensions initialize.
    static let emptyTypes: Set = [
        "Array", "Bool", "Calendar", "CGFloat", "Color", "Data", "Date", "DateComponents", "DateInterval", "Dictionary",
        "Double", "Float", "Font", "Int", "Locale", "Logger", "Set", "String", "Text", "TimeZone", "URL", "UUID"
    ]

    /// A value of the type that is asked for: none, empty, or an empty view; where there is no such, it traps.
    static func call(_ unused: [String]) -> String { "_leftOut(\(([message] + unused).joined(separator: ", ")))" }

    static let view = "_LeftOutView(\(message))"
    static let error = "throw _leftOutError(\(message))"
    static let value = "self = \(call([]))"
    static let trap = "_leftOutTrap(\(message))"

    private static let numberedParameter = Pattern(#/\$(\d)\b/#)

    /// The closure's parameters that have no name, which it would have to use; those of closures in it are not its own.
    static func parameters(in code: String) -> [String] {
        var depth = 0, own = ""
        for character in code {
            if character == "}" { depth -= 1 }
            if depth <= 0 { own.append(character) }
            if character == "{" { depth += 1 }
        }
        let numbers = own.matches(of: Self.numberedParameter).compactMap { Int($0.1) }
        return numbers.max().map { last in (0...last).map { "$\($0)" } } ?? []
    }

    /// A literal of one line.
    static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
        return "\"\(escaped)\""
    }
}
