import SystemSupport

/// The names that helpers use and that nothing declares: keys and other secrets are often kept out of a repository. Empty
/// texts stand in for them, as no picture shows them.
struct MissingNames {
    /// Sorted.
    let names: [String]

    private static let missingName = Pattern(#/: error: cannot find '(\w+)' in scope/#)

    /// - Parameter messages: The compiler's. Where it tells of other errors too, no name is to blame alone.
    init(_ messages: String) {
        var names: Set<Substring> = [], hasOthers = false
        for line in messages.split(separator: "\n") where line.contains(": error: ") && !line.hasPrefix(" ") {
            if let match = line.firstMatch(of: Self.missingName) {
                names.insert(match.1)
            } else {
                hasOthers = true
            }
        }
        self.names = hasOthers ? [] : names.map(String.init).sorted()
    }

    var isEmpty: Bool { names.isEmpty }

    /// A type has such texts as its members.
    var source: String {
        names.map { name in
            name.first?.isUppercase == true
                ? """
                @dynamicMemberLookup
                enum \(name) {
                    static subscript(dynamicMember name: String) -> String { "" }
                }
                """ : "let \(name) = \"\""
        }.joined(separator: "\n") + "\n"
    }
}
