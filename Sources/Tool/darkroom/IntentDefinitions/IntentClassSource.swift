import Assets

/// An intent's class: its properties, and what the run time must know to configure it.
struct IntentClassSource {
    let context: IntentSourceContext
    let intent: IntentDefinition.Intent

    func lines() throws -> [String] {
        var lines = ["public class \(intent.className): INIntent {"]
        for parameter in intent.parameters { lines += try context.property(parameter) }
        lines += ["    override public class var _definition: _INIntentDefinition? {", "        _INIntentDefinition("]
        let details = intent.details.map { ", details: \(context.text($0))" } ?? ""
        lines.append("            \(SwiftName.literal(intent.name)), title: \(context.text(intent.title))\(details),")
        lines.append("            parameters: [")
        for parameter in intent.parameters { lines.append("                \(try definition(of: parameter)),") }
        lines += ["            ])", "    }"]
        for parameter in intent.parameters { lines += try questions(parameter) }
        return lines + ["}"]
    }

    private func definition(of parameter: IntentDefinition.Parameter) throws -> String {
        guard parameter.isDynamic, try context.names(parameter) != nil else {
            return try context.parameterDefinition(parameter)
        }
        let name = SwiftName.capitalized(SwiftName.identifier(parameter.name))
        return try context.parameterDefinition(
            parameter, more: ["options: _optionsOf\(name)", "handlersDefault: _defaultOf\(name)"])
    }

    /// How a handler is asked for options and for a default.
    private func questions(_ parameter: IntentDefinition.Parameter) throws -> [String] {
        guard parameter.isDynamic, try context.names(parameter) != nil else { return [] }
        let name = SwiftName.capitalized(SwiftName.identifier(parameter.name))
        let term = parameter.supportsSearch ? ", searchTerm: searchTerm" : ""
        let isMine = [
            "        guard let intent = intent as? \(intent.className),",
            "              let handler = handler as? any \(intent.className)Handling else { return nil }"
        ]
        return [
            "    private static func _optionsOf\(name)(",
            "        _ intent: INIntent, _ handler: Any, _ searchTerm: String?",
            "    ) async throws -> _INOptions? {"
        ] + isMine + [
            "        return try await _INOptions.ask(",
            "            { handler.provide\(name)OptionsCollection(for: intent\(term), with: $0) },",
            "            async: { try await handler.provide\(name)OptionsCollection(for: intent\(term)) },",
            "            array: { handler.provide\(name)Options(for: intent, with: $0) })",
            "    }",
            "    private static func _defaultOf\(name)(_ intent: INIntent, _ handler: Any) -> Any? {"
        ] + isMine + [
            "        return handler.default\(name)(for: intent)",
            "    }"
        ]
    }
}
