import Foundation

/// The values behind a key path, as key-value coding finds them: a path through a collection leads to the values of all
/// that it holds, and `@count`, `@sum` and their like to what those come to.
enum PredicatePath {
    static func value(at path: some Sequence<String>, in object: Any?) -> Any? {
        value(at: Array(path)[...], in: object)
    }

    private static func value(at path: ArraySlice<String>, in object: Any?) -> Any? {
        guard let key = path.first else { return object }
        let rest = path.dropFirst()
        guard key.hasPrefix("@"), let items = elements(of: object) else {
            return value(at: rest, in: PredicateNode.Expression.value(of: key, in: object))
        }
        if key == "@count" { return items.count }
        let found = rest.isEmpty ? items : items.flatMap { flattened(value(at: rest, in: $0)) }
        return aggregate(key, found)
    }

    /// What a collection holds; nil for what is none.
    static func elements(of object: Any?) -> [Any]? {
        switch PredicateComparison.unwrapped(object) {
        case let list as [Any]: list
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    /// The values that lie in collections, however deep; one by itself for what is none; without those that are nothing.
    static func flattened(_ value: Any?) -> [Any] {
        guard let value = PredicateComparison.unwrapped(value) else { return [] }
        return elements(of: value).map { $0.flatMap(flattened) } ?? [value]
    }

    private static func aggregate(_ name: String, _ values: [Any]) -> Any? {
        let comparison = PredicateComparison(options: .init())
        func best(_ order: ComparisonResult) -> Any? {
            values.dropFirst().reduce(values.first) { comparison.order($1, $0) == order ? $1 : $0 }
        }
        let numbers = values.compactMap { PredicateComparison.number($0) }
        switch name {
        case "@sum": return NSNumber(value: numbers.reduce(0, +))
        case "@avg": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
        case "@min": return best(.orderedAscending)
        case "@max": return best(.orderedDescending)
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects":
            return values.reduce(into: [Any]()) { list, value in
                if !list.contains(where: { comparison.holds($0, .equal, value) }) { list.append(value) }
            }
        default: return nil
        }
    }
}
