/// What `@_PersistedProperty` makes of a model's variable: a value under another name, and accessors that tell the
/// model of each change.
struct PersistedPropertyExpansion {
    private let variable: VariableDeclaration

    init?(_ declaration: String) {
        guard let variable = VariableDeclaration(declaration) else { return nil }
        self.variable = variable
    }

    func text(role: String) -> String {
        let name = variable.name
        if role == "peer" {
            return "private var _\(name)" + (variable.type.map { ": \($0)" } ?? "")
                + (variable.value.map { " = \($0)" } ?? "")
        }
        return """
            {
                @storageRestrictions(initializes: _\(name))
                init(initialValue) { _\(name) = initialValue }
                get { _\(name) }
                set {
                    let oldValue = _\(name)
                    _\(name) = newValue
                    _$didChange("\(name)", from: oldValue, to: newValue)
                }
            }
            """
    }
}
