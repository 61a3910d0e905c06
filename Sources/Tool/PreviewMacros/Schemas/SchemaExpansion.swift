/// What `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)` add: conformances, and for intents
/// `@Parameter` on the variables that have no attribute of their own.
enum SchemaExpansion {
    /// What is put into the program; nil for a request about another macro.
    static func expansion(of request: [String: Any]) -> String? {
        guard let request = request["expandAttachedMacro"] as? [String: Any],
            let macro = (request["macro"] as? [String: Any])?["typeName"] as? String,
            ["IntentSchemaMacro", "SchemaMacro"].contains(macro)
        else { return nil }
        func source(_ key: String) -> String? { (request[key] as? [String: Any])?["source"] as? String }
        if request["macroRole"] as? String == "memberAttribute" { return parameterMark(on: source("declSyntax") ?? "") }
        // `struct Placeholder: AppIntent {}`, with those that the type does not declare itself.
        guard let type = source("extendedTypeSyntax"), let list = source("conformanceListSyntax") else { return "" }
        return "extension \(type): \(list.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" }) {}"
    }

    private static func parameterMark(on member: String) -> String {
        let variables = StoredVariable.all(in: member, isBody: false)
        guard variables.count == 1, let variable = variables.first, variable.attributes.isEmpty, !variable.isComputed,
            !variable.isOfType, !variable.hasObservers, VariableDeclaration(member)?.value == nil
        else { return "" }
        return "@AppIntents.IntentParameter"
    }
}
