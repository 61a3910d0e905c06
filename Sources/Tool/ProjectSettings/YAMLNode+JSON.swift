import Foundation
import RenderModel
import RenderPlanning
import YAMLText

extension YAMLNode {
    func isText(_ text: String) -> Bool {
        if case .text(text, _) = content { true } else { false }
    }

    /// As JSON has it: a number or a truth value where it is written without quotes.
    var json: JSONValue {
        switch content {
        case .nothing: .null
        case .list(let items): .array(items.map(\.json))
        case .map(let pairs): .object(Dictionary(pairs.map { ($0.key, $0.value.json) }) { first, _ in first })
        case .text(let text, let isQuoted):
            if !isQuoted, let value = JSONValue(parsing: text), value.isPlain { value } else { .string(text) }
        }
    }
}

extension JSONValue {
    init?(parsing text: String) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else { return nil }
        self = value
    }

    fileprivate var isPlain: Bool {
        switch self {
        case .object, .array: false
        default: true
        }
    }

    /// The texts of a list.
    var strings: [String] {
        if case .array(let items) = self { items.compactMap(\.string) } else { string.map { [$0] } ?? [] }
    }
}

/// One name for what several name.
func canonical(_ key: String, _ value: String) -> String {
    switch key {
    case "device": DeviceCatalog.typed(value)?.identifier ?? value
    case "family": PresentationKind(named: value)?.description ?? value
    default: value.lowercased()
    }
}
