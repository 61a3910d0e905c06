/// What `@NSManaged` makes of a managed object's members: variables read and write the object's values, methods are
/// those that add to and remove from a relationship.
struct ManagedExpansion {
    let declaration: String

    init(_ declaration: String) { self.declaration = declaration }

    func text(role: String) -> String {
        if role == "body" { return "{ \(call) }" }
        guard let name = VariableDeclaration(declaration)?.name else { return "" }
        return """
            {
                get { _managedValue(forKey: "\(name)") }
                set { _setManagedValue(newValue, forKey: "\(name)") }
            }
            """
    }

    /// `addToItems(_ value: Item)`, `removeFromItems(_ values: NSSet)`, `insertIntoItems(_ value: Item, at idx: Int)`.
    private var call: String {
        let name = DeclaredName.of("func", in: declaration)
        let list = declaration.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        let parameters = list.split(separator: ",").map { parameter in
            parameter.prefix { $0 != ":" }.split(separator: " ").last.map(String.init) ?? ""
        }
        for (prefix, change) in [
            ("addTo", "add"), ("removeFrom", "remove"), ("insertInto", "insert"), ("replace", "replace")
        ] where name.hasPrefix(prefix) {
            let key = name.dropFirst(prefix.count)
            let arguments = parameters.joined(separator: ", ")
            return "_managed_\(change)(\(arguments), forKey: \"\(key.prefix(1).lowercased() + key.dropFirst())\")"
        }
        return ""
    }
}
