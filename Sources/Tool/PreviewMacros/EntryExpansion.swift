/// What `@Entry` adds to a variable: a key with the initial value as its default, and accessors that go by the key.
struct EntryExpansion {
    /// The type that is extended.
    enum Container: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focus = "FocusedValues"

        /// - Parameter declarations: what the variable stands in, such as `extension EnvironmentValues {}`.
        init?(declarations: [String]) {
            for declaration in declarations {
                let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                guard let position = words.firstIndex(of: "extension") else { continue }
                for word in words[(position + 1)...].prefix(2) {
                    if let found = Container(rawValue: String(word)) {
                        self = found
                        return
                    }
                }
            }
            return nil
        }

        var keyProtocol: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focus: "FocusedValueKey"
            }
        }
    }

    let variable: VariableDeclaration
    let container: Container

    private var keyName: String { "__Key_\(variable.name)" }

    var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    /// The default value is made anew for each reading where the type is written out, as Apple's macro has it.
    var key: String {
        let body =
            switch (container, variable.type, variable.value) {
            case (.focus, let type, _): "typealias Value = \(type.map(Self.unwrapped) ?? "Never")"
            case (_, let type?, let value): "static var defaultValue: \(type) { \(value ?? "nil") }"
            case (_, nil, let value): "static let defaultValue = \(value ?? "()")"
            }
        return "private struct \(keyName): SwiftUICore.\(container.keyProtocol) { \(body) }"
    }

    /// `Wrapped` of an optional type as its author spelled it.
    private static func unwrapped(_ type: String) -> String {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
        return type
    }
}
