import Synchronization

/// Finds the known name that a misspelt one is most like; each name once.
final class NameSuggestion: Sendable {
    /// Among the names of system symbols.
    static let symbols = NameSuggestion { SymbolCatalog.packaged.names }

    private let names: @Sendable () -> [String]
    private let answers = Mutex<[String: String?]>([:])

    /// - Parameter names: the known ones, which are asked for when a name is not among them.
    init(among names: @escaping @Sendable () -> [String]) { self.names = names }

    /// - Returns: nil where no name is near.
    func name(like unknown: String) -> String? {
        if let known = answers.withLock({ $0[unknown] }) { return known }
        let answer = Self.nearest(to: unknown, among: names())
        answers.withLock { $0[unknown] = .some(answer) }
        return answer
    }

    /// What a message about an unknown name ends with: the one that is near, if there is one.
    func hint(_ unknown: String) -> String {
        name(like: unknown).map { "; the most similar known name is '\($0)'" } ?? ""
    }

    /// A third of the letters may differ, and capitals do.
    static func nearest(to unknown: String, among names: [String]) -> String? {
        let wanted = Array(unknown.lowercased().utf8)
        // Quadratic in the length, which is not the user's to make large.
        guard wanted.count <= 80 else { return nil }
        var best: (distance: Int, shared: Int, name: String)?
        for name in names {
            let limit = min(wanted.count / 3, best?.distance ?? .max)
            guard (name.utf8.count - wanted.count).magnitude <= limit else { continue }
            let letters = Array(name.lowercased().utf8), distance = distance(wanted, letters)
            guard distance <= limit else { continue }
            // Of names as near as each other, the one that begins alike: slips seldom stand at the beginning.
            let shared = zip(wanted, letters).prefix { $0 == $1 }.count
            if let best, distance == best.distance, shared <= best.shared { continue }
            best = (distance, shared, name)
        }
        return best?.name
    }

    /// Levenshtein's: how many letters must be added, removed or replaced.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (i, a) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in second.enumerated() {
                let replaced = diagonal + (a == b ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[second.count]
    }
}
