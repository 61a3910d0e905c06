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
