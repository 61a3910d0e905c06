/// The code that stands for what is left out: it calls what the runtime has for that.
enum StandIn {
    /// Takes the place of the message, a string literal.
    static let message = "\u{1}"

    /// A view's, and a widget configuration's. It has a name of its own: inside a view, a function of the same name as
    /// a method is the method, which would draw the view inside itself.
    static let modifier = "_withoutModifier"

    /// A value of the type that is asked for: none, empty, or an empty view; where there is no such, it traps.
    static func call(_ unused: [String]) -> String { "_leftOut(\(([message] + unused).joined(separator: ", ")))" }

    static let view = "_LeftOutView(\(message))"
    static let error = "throw _leftOutError(\(message))"
    static let trap = "_leftOutTrap(\(message))"

    /// The closure's parameters that have no name, which it would have to use.
    static func parameters(in code: String) -> [String] {
        let numbers = code.matches(of: #/\$(\d)\b/#).compactMap { Int($0.1) }
        return numbers.max().map { last in (0...last).map { "$\($0)" } } ?? []
    }

    /// A literal of one line.
    static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
        return "\"\(escaped)\""
    }
}
