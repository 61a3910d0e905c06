/// Finds the names of types that sources declare outside of others.
enum DeclaredTypes {
    /// - Parameter code: sources without comments and strings.
    static func names(in code: [String]) -> Set<String> {
        var names: Set<String> = []
        for source in code {
            let outside = outsideBraces(source)
            for match in outside.matches(of: #/\b(?:class|enum|struct|protocol|typealias|actor)\s+(\w+)/#) {
                names.insert(String(match.1))
            }
        }
        return names
    }

    private static func outsideBraces(_ code: String) -> String {
        var depth = 0
        let bytes = code.utf8.filter { byte in
            if byte == UInt8(ascii: "}") { depth -= 1 }
            defer { if byte == UInt8(ascii: "{") { depth += 1 } }
            return depth <= 0
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
