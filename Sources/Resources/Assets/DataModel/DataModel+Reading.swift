import Foundation
import PropertyLists

extension DataModel {
    /// Why a data model cannot be read.
    package struct ReadError: Error, CustomStringConvertible {
        package let description: String
    }

    /// - Parameter folder: an `.xcdatamodeld`, of which the current version is read, or one version of it.
    package static func read(_ folder: URL) throws(ReadError) -> DataModel {
        let file = try version(folder).appendingPathComponent("contents")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ReadError(description: "\(file.path) is missing or cannot be read")
        }
        do {
            return try DataModel(XMLReader.root(Array(data)))
        } catch {
            throw ReadError(description: "\(file.path):\(error.line): \(error.message)")
        }
    }

    private static func version(_ folder: URL) throws(ReadError) -> URL {
        guard folder.pathExtension == "xcdatamodeld" else { return folder }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let note = FileManager.default.contents(atPath: folder.appendingPathComponent(".xccurrentversion").path)
        let list = note.flatMap { try? PropertyList.dictionary($0) }
        let current = list?["_XCCurrentVersionName"] as? String
        // Xcode writes down which version counts as soon as there is a second one.
        let wanted = [current, "\(folder.deletingPathExtension().lastPathComponent).xcdatamodel"]
        guard let name = wanted.compactMap(\.self).first(where: names.contains) ?? names.first else {
            throw ReadError(description: "\(folder.path) holds no .xcdatamodel")
        }
        return folder.appendingPathComponent(name)
    }

    init(_ root: MarkupElement) {
        entities = root.children.filter { $0.name == "entity" }.compactMap(Self.entity)
    }

    private static func entity(_ element: MarkupElement) -> Entity? {
        guard let name = element.attributes["name"] else { return nil }
        // `.Item` is the class of the current module, `Module.Item` another's.
        let className = element.attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
        return Entity(
            name: name, className: className ?? "NSManagedObject", parent: element.attributes["parentEntity"],
            isAbstract: isSet("isAbstract", element),
            codeGeneration: element.attributes["codeGenerationType"].flatMap(CodeGeneration.init) ?? .manual,
            attributes: element.children.filter { $0.name == "attribute" }.compactMap(attribute),
            relationships: element.children.filter { $0.name == "relationship" }.compactMap(relationship))
    }

    private static func attribute(_ element: MarkupElement) -> Attribute? {
        guard let name = element.attributes["name"] else { return nil }
        return Attribute(
            name: name, type: element.attributes["attributeType"] ?? "Undefined",
            isOptional: isSet("optional", element),
            isTransient: isSet("transient", element), usesScalar: isSet("usesScalarValueType", element),
            defaultValue: element.attributes["defaultValueString"] ?? element.attributes["defaultDateTimeInterval"],
            customClass: element.attributes["customClassName"])
    }

    private static func relationship(_ element: MarkupElement) -> Relationship? {
        guard let name = element.attributes["name"], let destination = element.attributes["destinationEntity"] else {
            return nil
        }
        return Relationship(
            name: name, destination: destination, isOptional: isSet("optional", element),
            isToMany: isSet("toMany", element), isOrdered: isSet("ordered", element),
            inverse: element.attributes["inverseName"], deletionRule: element.attributes["deletionRule"] ?? "Nullify")
    }

    private static func isSet(_ name: String, _ element: MarkupElement) -> Bool { element.attributes[name] == "YES" }
}
