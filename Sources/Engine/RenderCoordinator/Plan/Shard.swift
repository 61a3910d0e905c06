import DisplayList

/// One of several parts into which a plan is split: `2/5` is the second of five.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    /// - Parameter text: such as `2/5`.
    /// - Returns: nil where that is no part of a whole.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    package var description: String { "\(number)/\(count)" }

    /// The shards' numbers, the one first that a name belongs into.
    package func preferences(of name: String) -> [Int] {
        (1...count).map { ($0, Self.weight($0, name)) }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// Whether something with this name is in the shard: of all shards of a count just one holds it.
    ///
    /// Rendezvous hashing: with another count most names keep their shard.
    func holds(_ name: String) -> Bool {
        (1...count).max { Self.weight($0, name) < Self.weight($1, name) } == number
    }

    /// Mixed once more, as the high bits of the hash say little of a text's last bytes.
    private static func weight(_ number: Int, _ name: String) -> UInt64 {
        var hash = StableHash()
        hash.combine("\(number)\u{0}\(name)".utf8)
        let mixed = (hash.value ^ (hash.value >> 33)) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 33)
    }
}
