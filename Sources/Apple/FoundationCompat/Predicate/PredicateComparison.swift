import Foundation

/// Compares values whose types only run time knows.
struct PredicateComparison {
    let options: PredicateNode.Options

    func holds(_ left: Any?, _ comparison: PredicateNode.Operator, _ right: Any?) -> Bool {
        switch comparison {
        case .equal: return areEqual(left, right)
        case .different: return !areEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
        case .greater: return order(left, right) == .orderedDescending
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
        case .isIn: return contains(right, left)
        case .contains: return contains(left, right)
        case .between:
            guard let bounds = Self.unwrapped(right) as? [Any], bounds.count == 2 else { return false }
            return holds(left, .greaterOrEqual, bounds[0]) && holds(left, .lessOrEqual, bounds[1])
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = folded(left), let pattern = folded(right) else { return false }
            switch comparison {
            case .beginsWith: return text.hasPrefix(pattern)
            case .endsWith: return text.hasSuffix(pattern)
            case .like: return matches(text, Self.expression(like: pattern))
            // Folding would change the classes of an expression, so that case is the expression's own.
            default: return matches(Self.unwrapped(left) as? String ?? "", Self.unwrapped(right) as? String ?? "")
            }
        }
    }

    /// What an optional holds, however deep.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (Self.unwrapped(left), Self.unwrapped(right)) {
        case (nil, nil): true
        case (let left?, let right?):
            order(left, right).map { $0 == .orderedSame }
                ?? ((left as? AnyHashable).map { AnyHashable($0) == right as? AnyHashable } ?? false)
        default: false
        }
    }

    /// nil for values that have no order.
    func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = Self.number(left), let right = Self.number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        if let left = folded(left), let right = folded(right) { return left.compare(right) }
        if let left = Self.unwrapped(left) as? Date, let right = Self.unwrapped(right) as? Date {
            return left.compare(right)
        }
        return nil
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let whole = folded(whole), let part = folded(part) { return whole.contains(part) }
        switch Self.unwrapped(whole) {
        case let list as [Any]: return list.contains { areEqual($0, part) }
        case let set as Set<AnyHashable>: return set.contains { areEqual($0.base, part) }
        default: return false
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private func folded(_ value: Any?) -> String? {
        let text: String? =
            switch Self.unwrapped(value) {
            case let text as String: text
            case let text as NSString: text as String
            case let id as UUID: id.uuidString
            default: nil
            }
        var folding: String.CompareOptions = []
        if options.ignoresCase { folding.insert(.caseInsensitive) }
        if options.ignoresDiacritics { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text?.folding(options: folding, locale: nil)
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let flags: NSRegularExpression.Options = options.ignoresCase ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else {
            return false
        }
        let range = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, options: [], range: range) != nil
    }

    private static func expression(like pattern: String) -> String {
        pattern.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }
            .joined()
    }
}
