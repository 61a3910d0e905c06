/// A semantic version, as tags and manifests write it.
struct PackageVersion: Comparable, Hashable, CustomStringConvertible {
    /// Major, minor, patch.
    let numbers: [Int]
    /// What follows the hyphen, between points; empty for a release.
    let prerelease: [String]

    init(_ major: Int, _ minor: Int, _ patch: Int) {
        numbers = [major, minor, patch]
        prerelease = []
    }

    /// Reads `1.2.3`, `v1.2.3`, `1.2.3-beta.1` and `1.2`.
    ///
    /// - Parameter fewest: how many of the three numbers must be there.
    init?(_ text: String, fewest: Int = 2) {
        let plain = text.first == "v" ? text.dropFirst() : text[...]
        let parts = plain.prefix { $0 != "+" }.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
        let values = numbers.compactMap { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
        // What comes next must be a number, too.
        guard values.count == numbers.count, values.allSatisfy({ $0 < .max }), (fewest...3).contains(values.count)
        else { return nil }
        self.numbers = values + Array(repeating: 0, count: 3 - values.count)
        prerelease = parts.count > 1 ? parts[1].split(separator: ".").map(String.init) : []
    }

    var nextMajor: PackageVersion { PackageVersion(numbers[0] + 1, 0, 0) }
    var nextMinor: PackageVersion { PackageVersion(numbers[0], numbers[1] + 1, 0) }

    var description: String {
        let release = numbers.map(String.init).joined(separator: ".")
        return prerelease.isEmpty ? release : release + "-" + prerelease.joined(separator: ".")
    }

    static func < (left: Self, right: Self) -> Bool {
        if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
        // A release comes after everything that led to it.
        if left.prerelease.isEmpty || right.prerelease.isEmpty {
            return right.prerelease.isEmpty && !left.prerelease.isEmpty
        }
        for (one, other) in zip(left.prerelease, right.prerelease) where one != other {
            switch (Int(one), Int(other)) {
            case let (one?, other?): return one < other
            case (nil, nil): return one < other
            // Numbers come before words.
            case (let one, _): return one != nil
            }
        }
        return left.prerelease.count < right.prerelease.count
    }
}
