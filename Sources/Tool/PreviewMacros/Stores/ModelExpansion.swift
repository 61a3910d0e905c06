/// What `@Model` adds: a record of where the object is kept, the list of what is kept, and `@_PersistedProperty` for
/// each of those variables.
struct ModelExpansion {
    let declaration: String
    /// False for a class whose superclass is a model.
    let addsConformance: Bool

    func text(role: String, member: String, extended: String?) -> String {
        switch role {
        case "memberAttribute":
            let variables = StoredVariable.all(in: member, isBody: false)
            guard variables.count == 1, let variable = variables.first, variable.isPersisted, !variable.hasObservers
            else { return "" }
            return "@SwiftData._PersistedProperty"
        case "member": return members
        case "extension":
            return addsConformance ? "extension \(extended ?? ""): SwiftData.PersistentModel {}" : ""
        default: return ""
        }
    }

    private var members: String {
        let variables = StoredVariable.all(in: declaration, isBody: true).filter(\.isPersisted)
        let entries = variables.map { variable in
            let metadata =
                variable.attributes["Relationship"].map { "SwiftData.Schema.Relationship\($0.isEmpty ? "()" : $0)" }
                ?? variable.attributes["Attribute"].map { "SwiftData.Schema.Attribute\($0.isEmpty ? "()" : $0)" }
            let name = variable.name.filter { $0 != "`" }
            return
                "        SwiftData.Schema.PropertyMetadata(name: \"\(name)\", "
                + "keypath: \\\(className).\(variable.name), "
                + "metadata: \(metadata ?? "nil")),"
        }
        let list = "[\n" + entries.joined(separator: "\n") + "\n    ]"
        let head = "class var schemaMetadata: [SwiftData.Schema.PropertyMetadata]"
        if !addsConformance { return "public override \(head) {\n    super.schemaMetadata + \(list)\n}" }
        return """
            public let _$record = SwiftData._ModelRecord()

            public \(head) {
                \(list)
            }
            """
    }

    private var className: String { DeclaredName.of("class", in: declaration) }
}

/// The name behind a declaration's keyword.
enum DeclaredName {
    static func of(_ keyword: String, in declaration: String) -> String {
        let words = VariableDeclaration.withoutComments(declaration)
            .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let index = words.firstIndex(of: keyword), index + 1 < words.count else { return "" }
        return words[index + 1]
    }
}
