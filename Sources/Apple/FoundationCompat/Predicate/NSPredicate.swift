import Foundation

/// A predicate's format as a tree.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])
    case comparison(Expression, Operator, Expression, Options, Quantifier? = nil)

    indirect enum Expression {
        case value(Any?)
        /// Of the object itself where empty; the first key may be a variable, `$item`.
        case keyPath([String])
        case list([Expression])
        /// Those of a collection's elements for which something holds, and a path from there, such as `@count`.
        case subquery(Expression, variable: String, PredicateNode, path: [String])
    }

    /// Of which elements of a collection a comparison has to hold.
    enum Quantifier {
        case any, all, none
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

    /// - Parameter variables: of the subqueries around it.
    func evaluate(_ object: Any?, _ variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .constant(let result): return result
        case .not(let node): return !node.evaluate(object, variables)
        case .all(let nodes): return nodes.allSatisfy { $0.evaluate(object, variables) }
        case .any(let nodes): return nodes.contains { $0.evaluate(object, variables) }
        case .comparison(let left, let comparison, let right, let options, let quantifier):
            let (left, right) = (left.value(in: object, variables), right.value(in: object, variables))
            let holds = { PredicateComparison(options: options).holds($0, comparison, right) }
            guard let quantifier else { return holds(left) }
            let elements = PredicatePath.flattened(left)
            switch quantifier {
            case .any: return elements.contains(where: holds)
            case .all: return elements.allSatisfy(holds)
            case .none: return !elements.contains(where: holds)
            }
        }
    }
}

extension PredicateNode.Expression {
    func value(in object: Any?, _ variables: [String: Any] = [:]) -> Any? {
        switch self {
        case .value(let value): return value
        case .list(let items): return items.map { $0.value(in: object, variables) as Any }
        case .keyPath(let path):
            guard let name = path.first, let bound = variables[name] else {
                return PredicatePath.value(at: path, in: object)
            }
            return PredicatePath.value(at: path.dropFirst(), in: bound)
        case .subquery(let collection, let variable, let node, let path):
            let found = (PredicatePath.elements(of: collection.value(in: object, variables)) ?? []).filter { item in
                node.evaluate(object, variables.merging([variable: item]) { $1 })
            }
            return PredicatePath.value(at: path, in: found)
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

extension NSPredicate {
    /// Reads comparisons, lists, `AND`, `OR` and `NOT`; keys are those of dictionaries and stored properties.
    ///
    /// A format that cannot be read, functions among them, holds for nothing; on Apple's systems it
    /// throws an exception of Objective-C's.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = try? PredicateParser(predicateFormat, arguments ?? [])
        let node = (try? parser?.parse()) ?? .constant(false)
        self.init { object, _ in node.evaluate(object) }
    }
}

// What formats of predicates take as `%@`: on Apple's systems these become objects of Objective-C's, which are
// arguments of C functions as they are. C's own functions get what the value says of itself, as `%@` prints it.

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

private enum PrintedArgument {
    /// Nobody tells when the call is over, so the text is kept.
    static func encoding(of text: String) -> [Int] {
        [Int(bitPattern: Unmanaged.passRetained(text as NSString).toOpaque())]
    }
}

/// An object that finds its values by name, as all do on Apple's systems.
package protocol KeyValueReadable {
    func readValue(forKey key: String) -> Any?
}

/// Key-value coding as far as it goes without Objective-C.
package enum KeyValues {
    /// - Parameter path: names with dots between them.
    package static func value(at path: String, in object: Any?) -> Any? {
        PredicatePath.value(at: path.split(separator: ".").map(String.init), in: object)
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
