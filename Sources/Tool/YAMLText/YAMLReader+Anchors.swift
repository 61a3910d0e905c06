/// Values that are written once and meant several times.
extension YAMLReader {
    /// Of all values that aliases repeat: some that repeat each other ten times each would fill all memory.
    private static let mostRepeated = 100_000

    /// The name behind an `&` at the cursor; nil where there is none.
    mutating func anchor() -> String? {
        guard next == "&" else { return nil }
        column += 1
        let name = name()
        if name.isEmpty { tell("a name is missing behind '&'") }
        skipSpaces()
        return name
    }

    /// Remembers a value that an anchor stands in front of.
    mutating func keep(_ node: YAMLNode, as anchor: String?) -> YAMLNode {
        if let anchor { anchors[anchor] = (node, node.count) }
        return node
    }

    /// The value that a `*` at the cursor refers to.
    mutating func alias() -> YAMLNode? {
        let start = place
        column += 1
        let name = name()
        guard let known = anchors[name] else {
            problems.append(YAMLProblem(start, "there is no '&\(name)' before this '*\(name)'"))
            return nil
        }
        repeated += known.count
        guard repeated <= Self.mostRepeated else {
            problems.append(YAMLProblem(start, "aliases repeat more than \(Self.mostRepeated) values up to here"))
            return nil
        }
        return YAMLNode(content: known.node.content, place: start)
    }

    private mutating func name() -> String {
        let start = column
        while let letter = next, !" \t,[]{}".contains(letter) { column += 1 }
        return String(lines[line][start..<column])
    }

    /// The keys of a mapping, with those of the mappings that its `<<` names, which count where it has none itself.
    func merged(_ pairs: [YAMLNode.Pair]) -> [YAMLNode.Pair] {
        guard let index = pairs.firstIndex(where: { $0.key == "<<" }) else { return pairs }
        var result = pairs
        let named = result.remove(at: index).value
        let sources: [YAMLNode] = if case .list(let items) = named.content { items } else { [named] }
        for case .map(let others) in sources.map(\.content) {
            result += others.filter { other in !result.contains { $0.key == other.key } }
        }
        return result
    }
}

extension YAMLNode {
    /// How many values it is.
    fileprivate var count: Int {
        switch content {
        case .nothing, .text: 1
        case .list(let items): items.reduce(1) { $0 + $1.count }
        case .map(let pairs): pairs.reduce(1) { $0 + $1.value.count }
        }
    }
}
