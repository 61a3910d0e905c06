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

/// What a handler answers with.
struct IntentResponseSource {
    let context: IntentSourceContext
    let intent: IntentDefinition.Intent

    private static let standard = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"
    ]

    /// The standard codes from 0 on, the definition's own from 100 on.
    func code() -> [String] {
        let own = intent.responseCodes.map { SwiftName.enumCase($0.name) }.filter { !Self.standard.contains($0) }
        return ["public enum \(intent.className)ResponseCode: Int {"]
            + Self.standard.enumerated().map { "    case \($1) = \($0)" }
            + own.enumerated().map { "    case \(SwiftName.quoted($1)) = \($0 + 100)" } + ["}"]
    }

    func lines() throws -> [String] {
        let name = "\(intent.className)Response"
        var lines = ["public class \(name): INIntentResponse {"]
        for parameter in intent.responseParameters { lines += try context.property(parameter) }
        lines += [
            "    public fileprivate(set) var code: \(name)Code = .unspecified",
            "    public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {",
            "        self.init()", "        self.code = code", "        self.userActivity = userActivity", "    }"
        ]
        for code in intent.responseCodes { lines += try maker(code, name) }
        return lines + ["}"]
    }

    /// A method that makes the response of a code whose sentence names parameters, in the order of the sentence.
    private func maker(_ code: IntentDefinition.ResponseCode, _ name: String) throws -> [String] {
        let parameters = code.parameters.compactMap { wanted in
            intent.responseParameters.first { $0.name == wanted } ?? intent.parameters.first { $0.name == wanted }
        }
        let known = try parameters.compactMap { parameter in
            try context.names(parameter).map { (parameter, $0) }
        }
        guard !known.isEmpty else { return [] }
        let arguments = known.enumerated().map { index, item in
            let (parameter, names) = item, name = SwiftName.quoted(parameter.name)
            let type = parameter.isArray ? "[\(names.isEnumeration ? "NSNumber" : names.element)]" : names.element
            // `failureInvalidItem(_:)`: the code's name ends with the parameter's.
            let isSaid = index == 0 && code.name.hasSuffix(SwiftName.capitalized(parameter.name))
            return isSaid ? "_ \(name): \(type)" : "\(name): \(type)"
        }
        let codeName = SwiftName.quoted(SwiftName.enumCase(code.name))
        let kept = Set(intent.responseParameters.map(\.name))
        return [
            "    public static func \(codeName)(\(arguments.joined(separator: ", "))) -> \(name) {",
            "        let response = \(name)(code: .\(codeName), userActivity: nil)"
        ]
            + known.filter { kept.contains($0.0.name) }.map { parameter, _ in
                "        response.\(SwiftName.quoted(parameter.name)) = \(SwiftName.quoted(parameter.name))"
            } + ["        return response", "    }"]
    }
}
