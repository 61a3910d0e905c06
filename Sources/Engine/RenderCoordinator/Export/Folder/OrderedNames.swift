/// Names in an order, each once.
struct OrderedNames: Sendable {
    private(set) var names: [String]
    private var positions: [String: Int]

    init(_ names: some Sequence<String>) {
        (self.names, positions) = ([], [:])
        for name in names where positions[name] == nil {
            positions[name] = self.names.count
            self.names.append(name)
        }
    }

    /// The end for a name that is not there.
    func position(of name: String) -> Int { positions[name] ?? names.count }

    func contains(_ name: String) -> Bool { positions[name] != nil }

    /// With the names of an earlier order that are not here, each behind the one that it stood behind there.
    func merged(with earlier: some Sequence<String>) -> OrderedNames {
        var behind: [String: [String]] = [:], first: [String] = [], anchor: String?
        for name in earlier {
            if contains(name) {
                anchor = name
            } else if let anchor {
                behind[anchor, default: []].append(name)
            } else {
                first.append(name)
            }
        }
        return OrderedNames(first + names.flatMap { [$0] + (behind[$0] ?? []) })
    }
}
