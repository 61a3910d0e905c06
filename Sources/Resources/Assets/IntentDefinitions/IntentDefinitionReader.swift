import Foundation
import PropertyLists
import SystemSupport

/// Reads `.intentdefinition` files: property lists, as XML or binary.
package struct IntentDefinitionReader {
    private let path: String
    private let root: PropertyListNode
    /// What the names of enumerations begin with: the file tells the prefixes of intents and types only.
    private let classPrefix: String

    /// - Parameter classPrefix: that of the project, which Xcode gives to enumerations.
    /// - Throws: `IntentDefinitionError`.
    package static func read(_ url: URL, path: String, classPrefix: String = "") throws -> IntentDefinition {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw IntentDefinitionError(path: path, place: "", reason: "it cannot be read")
        }
        return try read(data, path: path, classPrefix: classPrefix)
    }

    /// - Parameter path: how errors name the file; its name is that of the string tables.
    package static func read(_ data: Data, path: String, classPrefix: String = "") throws -> IntentDefinition {
        let list: Any
        do throws(PropertyListError) {
            list = try PropertyList.value(data)
        } catch {
            throw IntentDefinitionError(
                path: path + (error.line.map { ":\($0)" } ?? ""), place: "", reason: "it \(error.message)")
        }
        guard let values = list as? [String: Any] else {
            throw IntentDefinitionError(path: path, place: "", reason: "it is not a dictionary")
        }
        return try IntentDefinitionReader(path, values, classPrefix).definition()
    }

    private init(_ path: String, _ values: [String: Any], _ classPrefix: String) {
        (self.path, self.classPrefix) = (path, classPrefix)
        root = PropertyListNode(path: path, place: "", values)
    }

    private func definition() throws -> IntentDefinition {
        let file = path.lastPathComponent.deletingPathExtension
        // A system intent's class belongs to Apple's framework.
        let intents = try root.nodes("INIntents", name: "INIntentName")
            .filter { try $0.string("INIntentType") != "System" }
        return IntentDefinition(
            path: path, table: file, intents: try intents.map(intent),
            enumerations: try root.nodes("INEnums", name: "INEnumName").map(enumeration),
            types: try root.nodes("INTypes", name: "INTypeName").map(type))
    }

    // MARK: Declarations

    private func intent(_ node: PropertyListNode) throws -> IntentDefinition.Intent {
        let name = try node.required("INIntentName"), prefix = try node.string("INIntentClassPrefix") ?? ""
        let response = try node.node("INIntentResponse")
        let reader = IntentParameterReader(kind: .intent)
        let parameters = try node.nodes("INIntentParameters", name: "INIntentParameterName").map { node in
            (try reader.parameter(node), try node.integer("INIntentParameterDisplayPriority") ?? .max)
        }
        try Self.checkUnique(parameters.map(\.0.name), "parameter", node)
        let answers = try response?.nodes("INIntentResponseParameters", name: "INIntentResponseParameterName")
        let answerReader = IntentParameterReader(kind: .response)
        return IntentDefinition.Intent(
            className: try Self.className(
                try node.string("INIntentClassName") ?? "\(prefix)\(name)Intent", node, beside: prefix + name),
            name: name, prefix: prefix,
            title: try Self.text(node, "INIntentTitle") ?? .init(name),
            details: try Self.text(node, "INIntentDescription"),
            parameters: parameters.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
                .map(\.element.0),
            responseCodes: try response?.nodes("INIntentResponseCodes", name: "INIntentResponseCodeName").map(Self.code)
                ?? [],
            responseParameters: try answers?.map(answerReader.parameter) ?? [])
    }

    private func type(_ node: PropertyListNode) throws -> IntentDefinition.ObjectType {
        let name = try node.required("INTypeName")
        let reader = IntentParameterReader(kind: .type)
        let properties = try node.nodes("INTypeProperties", name: "INTypePropertyName")
            .filter { try !$0.bool("INTypePropertyDefault") }.map(reader.parameter)
        try Self.checkUnique(properties.map(\.name), "property", node)
        return IntentDefinition.ObjectType(
            className: try Self.className(
                try node.string("INTypeClassName") ?? (try node.string("INTypeClassPrefix") ?? "") + name, node),
            name: name, title: try Self.text(node, "INTypeDisplayName") ?? .init(name), properties: properties)
    }

    private func enumeration(_ node: PropertyListNode) throws -> IntentDefinition.Enumeration {
        let name = try node.required("INEnumName")
        let cases = try node.nodes("INEnumValues", name: "INEnumValueName").map { node in
            let name = try node.required("INEnumValueName")
            return IntentDefinition.Enumeration.Case(
                name: name, rawValue: try node.integer("INEnumValueIndex") ?? 0,
                title: try Self.text(node, "INEnumValueDisplayName") ?? .init(name))
        }
        guard !cases.isEmpty else { throw node.error("INEnumValues is empty: an enumeration needs a value") }
        try Self.checkUnique(cases.map(\.name), "value", node)
        let numbers = Dictionary(grouping: cases, by: \.rawValue)
        if let (number, same) = numbers.filter({ $0.value.count > 1 }).min(by: { $0.key < $1.key }) {
            throw node.error("the values \(same.map(\.name).joined(separator: " and ")) have the same index \(number)")
        }
        return IntentDefinition.Enumeration(
            className: try Self.className(
                try node.string("INEnumClassName") ?? (try node.string("INEnumClassPrefix") ?? classPrefix) + name, node
            ),
            name: name, cases: cases)
    }

    private static func code(_ node: PropertyListNode) throws -> IntentDefinition.ResponseCode {
        let sentence = try node.string("INIntentResponseCodeFormatString") ?? ""
        var parameters: [String] = []
        for match in sentence.matches(of: #/\$\{(\w+)\}/#) where !parameters.contains(String(match.1)) {
            parameters.append(String(match.1))
        }
        return IntentDefinition.ResponseCode(
            name: try node.required("INIntentResponseCodeName"), parameters: parameters)
    }

    // MARK: Parts

    /// - Parameter others: what other types' names are made of.
    private static func className(
        _ name: String, _ node: PropertyListNode, beside other: String? = nil
    ) throws -> String {
        for text in [name, other].compactMap(\.self) {
            if let problem = IntentDefinition.problem(ofTypeName: text) { throw node.error(problem) }
        }
        return name
    }

    static func text(_ node: PropertyListNode, _ key: String) throws -> IntentDefinition.Text? {
        try node.string(key).map { .init($0, key: try node.string(key + "ID")) }
    }

    private static func checkUnique(_ names: [String], _ what: String, _ node: PropertyListNode) throws {
        var seen: Set<String> = []
        if let twice = names.first(where: { !seen.insert($0).inserted }) {
            throw node.error("the \(what) \(twice) is declared twice")
        }
    }
}

/// Chooses among the `.intentdefinition` files of a folder.
package enum IntentDefinitionFiles {
    /// Of a definition that lies in several `.lproj` folders one counts, that in `Base` before the others: they declare
    /// the same and differ in words.
    /// - Parameter paths: relative to the folder.
    package static func chosen(from paths: [String]) -> [String] {
        let localized = Dictionary(grouping: paths.sorted()) { path in
            path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        }
        return localized.values.map { same in same.first { $0.contains("Base.lproj/") } ?? same[0] }.sorted()
    }
}

/// Why an `.intentdefinition` file cannot be read.
package struct IntentDefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    package var path: String
    /// Where in it: `INIntents[0] (Configuration), INIntentParameters[2]`; empty for the whole.
    package var place: String
    package var reason: String

    package init(path: String, place: String, reason: String) {
        (self.path, self.place, self.reason) = (path, place, reason)
    }

    package var description: String { "\(path): \(place.isEmpty ? "" : place + ": ")\(reason)" }
}
