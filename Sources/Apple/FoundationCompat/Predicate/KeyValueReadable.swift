import Foundation

/// An object that finds its values by name, as all do on Apple's systems.
package protocol KeyValueReadable {
    func readValue(forKey key: String) -> Any?
}

/// Key-value coding as far as it goes without Objective-C.
package enum KeyValues {
    /// - Parameter path: names with dots between them.
    package static func value(at path: String, in object: Any?) -> Any? {
        path.split(separator: ".").reduce(object) { PredicateNode.Expression.value(of: String($1), in: $0) }
    }

    /// What an optional holds, however deep.
    package static func unwrapped(_ value: Any?) -> Any? { PredicateComparison.unwrapped(value) }

    /// Nothing comes before something; values that have no order count as the same.
    package static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
        let left = PredicateComparison.unwrapped(left), right = PredicateComparison.unwrapped(right)
        switch (left, right) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        default: return PredicateComparison(options: .init()).order(left, right) ?? .orderedSame
        }
    }
}
