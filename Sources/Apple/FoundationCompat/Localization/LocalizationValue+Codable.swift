import Foundation

/// In a form of its own: Apple documents none. What is formatted or
/// attributed is kept as it is written now.
extension String.LocalizationValue: Codable {
    private enum CodingKeys: CodingKey { case key, arguments }
    private struct Item: Codable {
        var text: String?
        var number: Number?
        var specifier: String?
        var resource: LocalizedStringResource?
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        let items = arguments.map { argument in
            switch argument {
            case .string(let text): Item(text: text)
            case .number(let number, let specifier): Item(number: number, specifier: specifier)
            case .formatted(let value): Item(text: value.string(.current))
            case .attributed(let text): Item(text: String(text.characters))
            case .resource(let resource): Item(resource: resource)
            }
        }
        try container.encode(items, forKey: .arguments)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let arguments: [Argument] = try container.decode([Item].self, forKey: .arguments).map { item in
            if let number = item.number { return .number(number, specifier: item.specifier ?? "%lld") }
            if let resource = item.resource { return .resource(resource) }
            return .string(item.text ?? "")
        }
        self.init(key: try container.decode(String.self, forKey: .key), arguments: arguments)
    }
}
