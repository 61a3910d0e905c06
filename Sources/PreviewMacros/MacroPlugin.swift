/// Answers the compiler for `#Preview` and `@Entry`.
///
/// The compiler has checked the macro's arguments against its declaration by then. A preview adds nothing to the
/// program that renders widgets, so it expands to nothing.
enum MacroPlugin {
    /// The version of the messages that this plugin understands.
    private static let protocolVersion = 7

    static func answer(to request: [String: Any]) -> [String: Any] {
        if request["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
        }
        if request["expandFreestandingMacro"] != nil { return expansion("") }
        if let request = request["expandAttachedMacro"] as? [String: Any] { return expandEntry(request) }
        return ["expandMacroResult": ["diagnostics": [Any]()]]
    }

    private static func expandEntry(_ request: [String: Any]) -> [String: Any] {
        let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
        let context = (request["lexicalContext"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
        let parent = (request["parentDeclSyntax"] as? [String: Any])?["source"] as? String
        guard let variable = VariableDeclaration(declaration),
            let container = EntryExpansion.Container(declarations: context + [parent].compactMap { $0 })
        else {
            return failure(
                "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, "
                    + "Transaction, ContainerValues, or FocusedValues", request)
        }
        let entry = EntryExpansion(variable: variable, container: container)
        return expansion(request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key)
    }

    private static func expansion(_ source: String) -> [String: Any] {
        ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()] as [String: Any]]
    }

    private static func failure(_ message: String, _ request: [String: Any]) -> [String: Any] {
        let location = (request["attributeSyntax"] as? [String: Any])?["location"] as? [String: Any]
        let diagnostic: [String: Any] = [
            "message": message, "severity": "error",
            "position": [
                "fileName": location?["fileName"] ?? "", "offset": location?["offset"] ?? 0,
            ] as [String: Any],
            "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
        return ["expandMacroResult": ["diagnostics": [diagnostic]] as [String: Any]]
    }
}
