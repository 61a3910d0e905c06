/// The macros of SwiftData and CoreData.
enum StoreMacros {
    /// What is put into the program; nil for a request about another macro.
    static func expansion(of request: [String: Any]) -> String? {
        guard let request = request["expandAttachedMacro"] as? [String: Any],
            let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
        else { return nil }
        func source(_ key: String) -> String? { (request[key] as? [String: Any])?["source"] as? String }
        let declaration = source("declSyntax") ?? "", role = request["macroRole"] as? String ?? ""
        switch macro {
        case "ModelMacro":
            return ModelExpansion(declaration: declaration, addsConformance: source("conformanceListSyntax") != nil)
                .text(role: role, member: declaration, extended: source("extendedTypeSyntax"))
        case "PersistedPropertyMacro":
            return PersistedPropertyExpansion(declaration)?.text(role: role) ?? ""
        case "QueryMacro":
            return QueryExpansion(declaration, attribute: source("attributeSyntax") ?? "")?.text(role: role) ?? ""
        case "ModelActorMacro":
            return ModelActorExpansion(declaration: declaration).text(
                role: role, extended: source("extendedTypeSyntax"))
        case "ManagedMacro":
            return ManagedExpansion(declaration).text(role: role)
        default:
            return nil
        }
    }
}
