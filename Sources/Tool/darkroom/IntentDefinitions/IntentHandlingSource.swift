import Assets
import SwiftText

/// The protocol of an intent's handlers.
///
/// Objective-C's optional methods are requirements with defaults here, and so are the two forms of a method, with a
/// completion and `async`, of which Objective-C makes one.
struct IntentHandlingSource {
    let context: IntentSourceContext
    let intent: IntentDefinition.Intent

    private struct Method {
        var head: String
        var body: String
    }

    func lines() throws -> [String] {
        let methods = try intent.parameters.flatMap(methods) + outcome("confirm") + outcome("handle")
        let name = "\(intent.className)Handling"
        return ["public protocol \(name): NSObjectProtocol {"] + methods.map { "    \($0.head)" } + ["}", ""]
            + ["extension \(name) {"] + methods.map { "    public \($0.head) { \($0.body) }" } + ["}"]
    }

    private func methods(_ parameter: IntentDefinition.Parameter) throws -> [Method] {
        guard let names = try context.names(parameter) else { return [] }
        var result: [Method] = []
        let name = SwiftName.capitalized(SwiftName.identifier(parameter.name))
        if parameter.isDynamic {
            let term = parameter.supportsSearch ? ", searchTerm: String?" : ""
            let collection = "INObjectCollection<\(names.offered)>"
            let array = names.isEnumeration ? "NSNumber" : names.element
            result += [
                Method(
                    head: "func provide\(name)OptionsCollection(for intent: \(intent.className)\(term), "
                        + "with completion: @escaping (\(collection)?, Error?) -> Swift.Void)",
                    body: "completion(nil, _INNotImplemented())"),
                Method(
                    head: "func provide\(name)OptionsCollection(for intent: \(intent.className)\(term)) async throws "
                        + "-> \(collection)",
                    body: "throw _INNotImplemented()"),
                Method(
                    head: "func provide\(name)Options(for intent: \(intent.className), "
                        + "with completion: @escaping ([\(array)]?, Error?) -> Swift.Void)",
                    body: "completion(nil, _INNotImplemented())"),
                Method(
                    head: "func default\(name)(for intent: \(intent.className)) -> \(optionalType(parameter, names))",
                    body: "nil")
            ]
        }
        if parameter.isResolvable {
            let type = resolution(parameter, names), answer = parameter.isArray ? "[\(type)]" : type
            let none = parameter.isArray ? "[.notRequired()]" : ".notRequired()"
            result += [
                Method(
                    head: "func resolve\(name)(for intent: \(intent.className), "
                        + "with completion: @escaping (\(answer)) -> Swift.Void)",
                    body: "completion(\(none))"),
                Method(head: "func resolve\(name)(for intent: \(intent.className)) async -> \(answer)", body: none)
            ]
        }
        return result
    }

    private func optionalType(_ parameter: IntentDefinition.Parameter, _ names: IntentTypes.Names) -> String {
        names.isEnumeration && !parameter.isArray ? "NSNumber?" : context.propertyType(parameter, names)
    }

    private func outcome(_ verb: String) -> [Method] {
        let response = "\(intent.className)Response", none = "\(response)(code: .unspecified, userActivity: nil)"
        return [
            Method(
                head: "func \(verb)(intent: \(intent.className), completion: @escaping (\(response)) -> Swift.Void)",
                body: "completion(\(none))"),
            Method(head: "func \(verb)(intent: \(intent.className)) async -> \(response)", body: none)
        ]
    }

    // MARK: Resolution

    private func resolution(_ parameter: IntentDefinition.Parameter, _ names: IntentTypes.Names) -> String {
        parameter.unsupportedReasons.isEmpty ? names.resolution : "\(stem(parameter))ResolutionResult"
    }

    private func stem(_ parameter: IntentDefinition.Parameter) -> String {
        intent.prefix + intent.name + SwiftName.capitalized(SwiftName.identifier(parameter.name))
    }

    /// A parameter with its own reasons for not taking a value has a type of result of its own.
    func resolutionResults() throws -> [(name: String, lines: [String])] {
        try intent.parameters.flatMap { parameter -> [(name: String, lines: [String])] in
            guard parameter.isResolvable, !parameter.unsupportedReasons.isEmpty,
                let names = try context.names(parameter)
            else { return [] }
            let reasons = "\(stem(parameter))UnsupportedReason", result = "\(stem(parameter))ResolutionResult"
            let cases = parameter.unsupportedReasons.enumerated().map { index, reason in
                "    case \(SwiftName.quoted(SwiftName.enumCase(reason))) = \(index + 1)"
            }
            return [
                (reasons, ["public enum \(reasons): Int {"] + cases + ["}"]),
                (
                    result,
                    [
                        "public class \(result): \(names.resolution) {",
                        "    public class func unsupported(forReason reason: \(reasons)) -> Self {",
                        "        __unsupported(withReason: reason.rawValue)", "    }", "}"
                    ]
                )
            ]
        }
    }
}

/// Finds the principal classes of Intents extensions.
enum HandlerClasses {
    /// The classes that inherit from `INExtension`, or from one that does, in the order of the sources.
    static func names(in files: [TypeDeclarations]) -> [String] {
        let classes = files.flatMap(\.all).filter { $0.keyword == "class" }
        var bases: Set<String> = ["INExtension"], found: [String] = []
        while let next = classes.first(where: { !found.contains($0.name) && !bases.isDisjoint(with: $0.inherited) }) {
            found.append(next.name)
            bases.insert(next.name)
        }
        // One that others inherit from is no extension of its own.
        return found.filter { name in !classes.contains { $0.inherited.contains(name) && found.contains($0.name) } }
    }
}
