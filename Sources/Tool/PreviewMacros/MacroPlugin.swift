import SwiftText

/// Answers the compiler for `#Preview`, `#bundle`, `#Predicate`, `#Rule`, `@Previewable`, `@Entry`, the macros of stores
/// and schemas, and those that add nothing.
///
/// The compiler has checked the macro's arguments against its declaration by then.
enum MacroPlugin {
    /// The version of the messages that this plugin understands.
    private static let protocolVersion = 7

    static func answer(to request: [String: Any]) -> [String: Any] {
        if request["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
        }
        if let request = request["expandFreestandingMacro"] as? [String: Any] {
            // The bundles of all modules are one, the extension's.
            if name(of: request) == "BundleMacro" { return expansion("Bundle.main") }
            if name(of: request) == "RuleMacro" {
                return expansion(source(of: request).replacing("#Rule", with: "_tipRule", maxReplacements: 1))
            }
            if name(of: request) == "PredicateMacro" {
                return expansion(PredicateExpansion(source(of: request), context: context(of: request))?.expanded ?? "")
            }
            return expansion(preview(request)?.expanded ?? "")
        }
        if let source = StoreMacros.expansion(of: request) ?? SchemaExpansion.expansion(of: request) {
            return expansion(source)
        }
        if let request = request["expandAttachedMacro"] as? [String: Any] {
            // `#Preview` makes use of what `@Previewable` marks; the mark itself adds nothing.
            let isMark = ["NothingMacro", "PreviewableMacro"].contains(name(of: request))
            return isMark ? expansion("") : expandEntry(request)
        }
        return ["expandMacroResult": ["diagnostics": [Any]()]]
    }

    private static func name(of request: [String: Any]) -> String {
        (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    }

    /// A freestanding macro's use.
    private static func source(of request: [String: Any]) -> String {
        (request["syntax"] as? [String: Any])?["source"] as? String ?? ""
    }

    /// The declarations around a macro's use, from the inside out.
    private static func context(of request: [String: Any]) -> [String] {
        (request["lexicalContext"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
    }

    /// Nil inside a generic type, which can hold no record.
    private static func preview(_ request: [String: Any]) -> PreviewExpansion? {
        guard let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String,
            let discriminator = request["discriminator"] as? String
        else { return nil }
        guard !context(of: request).contains(where: { $0.prefix { $0 != "{" && $0 != ":" }.contains("<") }) else {
            return nil
        }
        let location = syntax["location"] as? [String: Any]
        return PreviewExpansion(
            source: source, discriminator: discriminator, fileID: location?["fileID"] as? String ?? "",
            path: location?["fileName"] as? String ?? "", line: location?["line"] as? Int ?? 1,
            column: location?["column"] as? Int ?? 1)
    }

    private static func expandEntry(_ request: [String: Any]) -> [String: Any] {
        let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
        let context = context(of: request)
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
                "fileName": location?["fileName"] ?? "", "offset": location?["offset"] ?? 0
            ] as [String: Any],
            "highlights": [Any](), "notes": [Any](), "fixIts": [Any]()
        ]
        return ["expandMacroResult": ["diagnostics": [diagnostic]] as [String: Any]]
    }
}
