import Assets
import Foundation
import SwiftText

/// The Swift file that Xcode would generate for a folder's intent definitions, and what the run time needs besides.
struct IntentSource {
    /// A name that no widget's file has: two files of one module may not share theirs.
    static let fileName = "DarkroomGeneratedIntents.swift"

    private let definitions: [IntentDefinition]
    private let types: IntentTypes
    /// What the sources declare themselves, and so is not generated again.
    private let declared: Set<String>
    private let handlers: [String]
    private let canImport: (String) -> Bool

    /// - Parameters:
    ///   - sources: the widget's files.
    ///   - canImport: whether widgets can import a module.
    init(
        definitions: [IntentDefinition], sources: some Sequence<SourceFile>,
        canImport: @escaping (String) -> Bool = { _ in false }
    ) {
        self.definitions = definitions
        self.canImport = canImport
        types = IntentTypes(definitions)
        let declarations = sources.map(TypeDeclarations.init)
        handlers = HandlerClasses.names(in: declarations)
        declared = definitions.isEmpty ? [] : declarations.reduce(into: []) { $0.formUnion($1.names) }
    }

    /// Nil where there is nothing to declare.
    /// - Throws: `IntentDefinitionError` where a parameter names a type that no definition declares.
    func text() throws -> String? {
        guard !definitions.isEmpty || !handlers.isEmpty else { return nil }
        let location = canImport("CoreLocation") ? ["import CoreLocation"] : []
        var blocks = [["import Foundation", "import Intents"] + location]
        var done = declared
        func add(_ name: String, _ lines: @autoclosure () throws -> [String]) rethrows {
            // The first of two definitions with one name counts, as both targets' copies of a file declare the same.
            if done.insert(name).inserted { blocks.append(try lines()) }
        }
        for definition in definitions {
            try checkNames(definition)
            let context = IntentSourceContext(definition: definition, types: types)
            for enumeration in definition.enumerations {
                let source = IntentTypeSource(context: context)
                add(enumeration.className, source.enumeration(enumeration))
                add("\(enumeration.className)ResolutionResult", source.resolution(of: enumeration))
            }
            for type in definition.types {
                let source = IntentTypeSource(context: context)
                try add(type.className, try source.object(type))
                add("\(type.className)ResolutionResult", source.resolution(of: type))
            }
            for intent in definition.intents {
                try add(intent.className, try IntentClassSource(context: context, intent: intent).lines())
                let handling = IntentHandlingSource(context: context, intent: intent)
                try add("\(intent.className)Handling", try handling.lines())
                for (name, lines) in try handling.resolutionResults() { add(name, lines) }
                let response = IntentResponseSource(context: context, intent: intent)
                add("\(intent.className)ResponseCode", response.code())
                try add("\(intent.className)Response", try response.lines())
            }
        }
        if !handlers.isEmpty { blocks.append(registration) }
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// Names that differ in what Swift's do not take, such as a space and a hyphen, are one in Swift.
    private func checkNames(_ definition: IntentDefinition) throws(IntentDefinitionError) {
        func check(_ names: [String], of place: String, _ swiftName: (String) -> String) throws(IntentDefinitionError) {
            var known: [String: String] = [:]
            for name in names {
                if let other = known.updateValue(name, forKey: swiftName(name)) {
                    throw IntentDefinitionError(
                        path: definition.path, place: place,
                        reason: "“\(other)” and “\(name)” are both \(swiftName(name)) in Swift; rename one")
                }
            }
        }
        for type in definition.enumerations {
            try check(type.cases.map(\.name), of: type.name, SwiftName.enumCase)
        }
        for type in definition.types { try check(type.properties.map(\.name), of: type.name, SwiftName.identifier) }
        for intent in definition.intents {
            try check(intent.parameters.map(\.name), of: intent.name, SwiftName.identifier)
            try check(intent.responseParameters.map(\.name), of: intent.name, SwiftName.identifier)
            try check(intent.responseCodes.map(\.name), of: intent.name, SwiftName.enumCase)
        }
    }

    /// Runs before `main`, so that the run time knows the Intents extensions without knowing their names.
    private var registration: [String] {
        ["@section(\".init_array\") @used", "private let _intentsExtensions: @convention(c) () -> Void = {"]
            + handlers.map { "    _INHandlers.register(\(SwiftName.literal($0))) { \($0)() }" } + ["}"]
    }
}
