import Foundation

/// A predicate's format as a tree.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])
    case comparison(Expression, Operator, Expression, Options)

    enum Expression {
        case value(Any?)
        /// Of the object itself where empty.
        case keyPath([String])
        case list([Expression])
    }

    enum Operator: String {
        case equal = "==", different = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", between = "BETWEEN"
    }

    struct Options {
        var ignoresCase = false
        var ignoresDiacritics = false
    }

    func evaluate(_ object: Any?) -> Bool {
        switch self {
        case .constant(let result): result
        case .not(let node): !node.evaluate(object)
        case .all(let nodes): nodes.allSatisfy { $0.evaluate(object) }
        case .any(let nodes): nodes.contains { $0.evaluate(object) }
        case .comparison(let left, let comparison, let right, let options):
            PredicateComparison(options: options).holds(left.value(in: object), comparison, right.value(in: object))
        }
    }
}

extension PredicateNode.Expression {
    func value(in object: Any?) -> Any? {
        switch self {
        case .value(let value): value
        case .list(let items): items.map { $0.value(in: object) as Any }
        case .keyPath(let path): path.reduce(object) { Self.value(of: $1, in: $0) }
        }
    }

    /// Key-value coding as far as it goes without Objective-C: dictionaries, then stored properties by name.
    static func value(of key: String, in object: Any?) -> Any? {
        guard let object else { return nil }
        if let object = object as? any KeyValueReadable { return object.readValue(forKey: key) }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let dictionary = object as? NSDictionary { return dictionary[key] }
        if let text = object as? String, key == "length" { return text.utf16.count }
        if let list = object as? [Any] {
            return key == "@count" ? list.count : list.map { value(of: key, in: $0) as Any }
        }
        if let set = object as? NSSet {
            return key == "@count" ? set.count : set.allObjects.map { value(of: key, in: $0) as Any }
        }
        if let set = object as? NSOrderedSet { return value(of: key, in: set.array) }
        if key == "self" || key == "SELF" { return object }
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            if let child = mirror.children.first(where: { $0.label == key || $0.label == "_" + key }) {
                return PredicateComparison.unwrapped(child.value)
            }
        }
        return nil
    }
}
