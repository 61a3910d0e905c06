/// What a type's braces hold, seen from outside. Comments and the contents of literals were taken out before.
enum SourceOutline {
    /// What stands directly between the next braces; inner ones are left empty.
    static func body(in code: Substring) -> String {
        var depth = 0, text = ""
        for character in code {
            if character == "}" { depth -= 1 }
            if character == "}", depth <= 0 { break }
            if depth == 1 { text.append(character) }
            if character == "{" { depth += 1 }
        }
        return text
    }

    /// Whether there is an initialiser that takes the superclass's away: calls are none, and convenient ones take
    /// nothing.
    static func declaresInitialiser(_ body: String) -> Bool {
        body.matches(of: #/(?:^|[\n;{}])\s*((?:(?:@\w+(?:\([^)]*\))?|[a-z]+)\s+)*)init\s*[?!]?\s*[(<]/#)
            .contains { !$0.1.split(whereSeparator: \.isWhitespace).contains("convenience") }
    }
}
