/// A Dynamic Type size in requests, plans and manifests, which know nothing of views.
package struct TypeSizeName: Hashable, Sendable, Codable, CustomStringConvertible {
    /// SwiftUI's `DynamicTypeSize`, in its order.
    package enum Size: CaseIterable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    package let size: Size

    package static let large = TypeSizeName(.large)
    package static let allCases = Size.allCases.map(TypeSizeName.init)

    package init(_ size: Size) { self.size = size }

    /// The size of a name: SwiftUI's, in any case, or `AX1` to `AX5`, as the Human Interface Guidelines say.
    package init?(named name: String) {
        let name = name.lowercased().replacing("ax", with: "accessibility")
        guard let size = Size.allCases.first(where: { "\($0)".lowercased() == name }) else { return nil }
        self.init(size)
    }

    /// SwiftUI's name, such as `xLarge`.
    package var description: String { "\(size)" }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let size = TypeSizeName(named: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type size is named \(name)")
        }
        self = size
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
