/// What an `.intentdefinition` file declares.
package struct IntentDefinition: Hashable, Sendable {
    package struct Intent: Hashable, Sendable {
        /// Of the class: prefix, name and `Intent`.
        package var className: String
        package var name: String
        package var prefix: String
        package var title: Text
        package var details: Text?
        /// In the order in which the user sees them.
        package var parameters: [Parameter]
        package var responseCodes: [ResponseCode]
        package var responseParameters: [Parameter]
    }

    package struct ResponseCode: Hashable, Sendable {
        package var name: String
        /// The parameters in its sentences, in their order.
        package var parameters: [String]
    }

    package struct Enumeration: Hashable, Sendable {
        package struct Case: Hashable, Sendable {
            /// As the file names it, with whatever first letter.
            package var name: String
            package var rawValue: Int
            package var title: Text
        }

        package var className: String
        package var name: String
        package var cases: [Case]
    }

    package struct ObjectType: Hashable, Sendable {
        package var className: String
        package var name: String
        package var title: Text
        /// Without those that every object has.
        package var properties: [Parameter]
    }

    /// A text and the key that it has in the `.strings` files of the definition's name.
    package struct Text: Hashable, Sendable {
        package var text: String
        package var key: String?

        package init(_ text: String, key: String? = nil) { (self.text, self.key) = (text, key) }
    }

    /// The file's path, as errors name it.
    package var path: String
    /// The name of its string tables.
    package var table: String
    package var intents: [Intent]
    package var enumerations: [Enumeration]
    package var types: [ObjectType]
}

extension IntentDefinition {
    /// Why a name cannot be a Swift type's; nil where it can. Xcode generates a class of the name, and what else a file
    /// says there would be compiled.
    static func problem(ofTypeName name: String) -> String? {
        let scalars = name.unicodeScalars
        let isIdentifier =
            scalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
            && scalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        if !isIdentifier {
            return
                "“\(name)” is not a name for a class in Swift: it takes letters, digits and underscores, and begins with no "
                + "digit"
        }
        if name.count > 200 { return "“\(name.prefix(40))…” is too long for a class in Swift" }
        return keywords.contains(name) ? "“\(name)” is a word of Swift's own, which no class can be called" : nil
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while"
    ]
}

extension IntentDefinition {
    /// Slips that Xcode lets pass.
    package var warnings: [IntentDefinitionError] {
        intents.flatMap { intent in
            intent.parameters.compactMap { parameter in
                let place = "\(intent.name), \(parameter.name)"
                if let parent = parameter.relation?.parent, !intent.parameters.contains(where: { $0.name == parent }) {
                    return .init(path: path, place: place, reason: "its parent \(parent) is not a parameter")
                }
                guard case .enumerationCase(let name)? = parameter.defaultValue,
                    let type = enumerations.first(where: { $0.name == parameter.customType }),
                    !type.cases.contains(where: { $0.name == name })
                else { return nil }
                let known = type.cases.map(\.name).joined(separator: ", ")
                return .init(
                    path: path, place: place,
                    reason: "its default \(name) is not a value of \(type.name), which has \(known)")
            }
        }
    }
}

extension IntentDefinition {
    /// A parameter of an intent or of a response, or a property of a custom type.
    package struct Parameter: Hashable, Sendable {
        package enum Default: Hashable, Sendable {
            case string(Text)
            case number(Double)
            case bool(Bool)
            /// A case by the name that the file gives it.
            case enumerationCase(String)
        }

        package enum Condition: Hashable, Sendable {
            case hasAnyValue
            case equals(Default)
            case isLessThan(Double)
            case isGreaterThan(Double)
            case contains(String)
            case other(String)
        }

        package struct Relation: Hashable, Sendable {
            package var parent: String
            package var condition: Condition
        }

        package var name: String
        package var title: Text
        /// As the file names it: `String`, `Integer`, `Object`.
        package var type: String
        /// The name of the enumeration or custom type.
        package var customType: String?
        package var isArray = false
        /// Number of values by the size of the widget; the key is empty where there is one number for all.
        package var sizes: [String: Int] = [:]
        package var defaultValue: Default?
        package var minimum: Double?
        package var maximum: Double?
        /// What its value is entered with, as the file names it: `Field`, `Stepper` or `Slider`.
        package var control: String?
        package var trueTitle: Text?
        package var falseTitle: Text?
        package var relation: Relation?
        package var isDynamic = false
        package var supportsSearch = false
        /// Whether Siri resolves it.
        package var isResolvable = false
        package var unsupportedReasons: [String] = []
    }
}
