/// What `@Query` makes of a view's variable: a `Query` with the macro's arguments, and its result as the value.
struct QueryExpansion {
    private let variable: VariableDeclaration
    private let arguments: String

    init?(_ declaration: String, attribute: String) {
        guard let variable = VariableDeclaration(declaration), variable.type != nil else { return nil }
        self.variable = variable
        arguments = attribute.firstIndex(of: "(").map { String(attribute[$0...]) } ?? "()"
    }

    func text(role: String) -> String {
        let type = variable.type ?? ""
        // A private variable would make the view's memberwise initializer private; initializers of views assign to it.
        if role == "peer" { return "var _\(variable.name) = SwiftData.Query<(\(type)).Element, \(type)>\(arguments)" }
        return "{ get { _\(variable.name).wrappedValue } }"
    }
}
