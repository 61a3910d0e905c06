import SystemSupport

/// The version of Swift that sources are written for, which Xcode calls Swift Language Version.
enum LanguageMode: Hashable {
    case swift5, swift6

    /// - Parameter version: Such as `6.0`, or `5`.
    init(_ version: some StringProtocol) { self = version.hasPrefix("6") ? .swift6 : .swift5 }

    /// What Swift 6 takes beyond Swift 5. Its checks of concurrency stay warnings: all is compiled as Swift 5.
    var features: [String] {
        guard self == .swift6 else { return [] }
        return [
            "BareSlashRegexLiterals", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
            "InferSendableFromCaptures", "IsolatedDefaultValues"
        ]
    }

    private static let comparison = Pattern(#/(>=|<)\s*([0-9.]+)/#)

    /// The answer to `#if swift(>=6.0)`; nil where the compiler's own is right.
    ///
    /// - Parameter condition: What stands between the parentheses.
    func holds(_ condition: String) -> Bool? {
        guard self == .swift6, let match = condition.wholeMatch(of: Self.comparison) else { return nil }
        let wanted = match.2.split(separator: ".").compactMap { Int($0) }
        let isNewer = wanted.lexicographicallyPrecedes([6, 3]) || wanted == [6, 3]
        return match.1 == ">=" ? isNewer : !isNewer
    }
}
