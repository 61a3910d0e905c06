import YAMLText

/// A value of XcodeGen's specification: of the file, or of what includes and templates make of it.
enum SpecValue {
    case nothing
    case text(String, isQuoted: Bool)
    case list([SpecValue])
    case table([String: SpecValue])

    init(_ node: YAMLNode) {
        switch node.content {
        case .nothing: self = .nothing
        case .text(let text, let isQuoted): self = .text(text, isQuoted: isQuoted)
        case .list(let items): self = .list(items.map(SpecValue.init))
        case .map(let pairs):
            self = .table(Dictionary(pairs.map { ($0.key, SpecValue($0.value)) }) { first, _ in first })
        }
    }

    subscript(key: String) -> SpecValue? {
        if case .table(let values) = self { values[key] } else { nil }
    }

    var text: String? {
        if case .text(let text, _) = self { text } else { nil }
    }

    var table: [String: SpecValue] {
        if case .table(let values) = self { values } else { [:] }
    }

    /// Its items; of a value that is no list, the value.
    var items: [SpecValue] {
        switch self {
        case .nothing: []
        case .list(let items): items
        case .text, .table: [self]
        }
    }

    /// The texts of a list, or one text.
    var texts: [String] { items.compactMap(\.text) }

    /// Nil for what is no truth value.
    var truth: Bool? {
        guard case .text(let text, isQuoted: false) = self else { return nil }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: return nil
        }
    }

    /// As a build setting has it: truth values are YES and NO.
    var setting: Any? {
        switch self {
        case .nothing: nil
        case .text(let text, _): truth.map { $0 ? "YES" : "NO" } ?? text
        case .list(let items): items.compactMap(\.setting)
        case .table: nil
        }
    }

    /// As a property list has it: what has no quotes may be a number or a truth value.
    var propertyListValue: Any {
        switch self {
        case .nothing: ""
        case .list(let items): items.map(\.propertyListValue)
        case .table(let values): values.mapValues(\.propertyListValue)
        case .text(let text, isQuoted: true): text
        case .text(let text, isQuoted: false):
            if let truth { truth } else if let number = Int(text) { number } else { Double(text) ?? text as Any }
        }
    }

    /// This one with another on top: tables join, lists grow, other values are replaced, as is what a key that ends with
    /// `:REPLACE` names.
    func merging(_ other: SpecValue) -> SpecValue {
        switch (self, other) {
        case (.table(let mine), .table(let others)):
            var result = mine
            for (key, value) in others {
                let mark = ":REPLACE"
                guard !key.hasSuffix(mark) else {
                    result[String(key.dropLast(mark.count))] = value
                    continue
                }
                result[key] = mine[key]?.merging(value) ?? value
            }
            return .table(result)
        case (.list(let mine), .list(let others)): return .list(mine + others)
        default: return other
        }
    }

    /// With every `${name}` replaced that there is a value for.
    func replacing(_ values: [String: String]) -> SpecValue {
        func filled(_ text: String) -> String {
            guard text.contains("${") else { return text }
            return values.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
        }
        return switch self {
        case .nothing: self
        case .text(let text, let isQuoted): .text(filled(text), isQuoted: isQuoted)
        case .list(let items): .list(items.map { $0.replacing(values) })
        case .table(let table):
            .table(
                Dictionary(table.map { (filled($0.key), $0.value.replacing(values)) }) { first, _ in first })
        }
    }
}
