import Assets

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
