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
