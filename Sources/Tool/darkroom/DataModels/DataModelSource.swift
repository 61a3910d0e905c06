import Assets
import Foundation
import SwiftText

/// The Swift file that Xcode would generate for a widget's data models, and what the run time needs besides.
struct DataModelSource {
    /// A name that no widget's file has.
    static let fileName = "DarkroomGeneratedModels.swift"

    private let entities: [DataModel.Entity]
    /// By entity.
    private let classNames: [String: String]
    private let sources: [String]
    /// The classes that the sources declare.
    private let declared: Set<String>
    /// The declared subclasses of `NSManagedObject` that can be made by entity.
    private let makable: [String]

    init(models: [DataModel], sources: some Collection<String>) {
        let entities = models.flatMap(\.entities)
        self.entities = entities
        classNames = Dictionary(entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
        let isNeeded = !models.isEmpty || sources.contains { $0.contains("NSManagedObject") }
        self.sources = isNeeded ? sources.map(SourceScanner.code(of:)) : []
        declared = Set(self.sources.flatMap { $0.matches(of: #/\bclass\s+(\w+)/#).map { String($0.1) } })
        makable = self.sources.flatMap(Self.makableClasses)
    }

    /// nil where there is nothing to declare.
    var text: String? {
        var done: Set<String> = [], blocks: [[String]] = []
        var classes = makable
        for entity in entities where entity.codeGeneration != .manual && done.insert(entity.className).inserted {
            let isOwn = declared.contains(entity.className)
            if entity.codeGeneration == .classDefinition, !isOwn {
                let parent = entity.parent.flatMap { classNames[$0] } ?? "NSManagedObject"
                blocks.append(["public class \(entity.className): \(parent) {}"])
                classes.append(entity.className)
            }
            if isOwn, hasProperties(entity.className) { continue }
            blocks.append(
                ManagedClassSource(entity: entity, classNames: classNames, publicClasses: publicClasses).lines)
            if !isIdentifiable(entity.className), entity.parent == nil {
                blocks.append(["extension \(entity.className): Identifiable {}"])
            }
        }
        guard !blocks.isEmpty || !classes.isEmpty else { return nil }
        blocks.append(Self.registration(of: Set(classes).sorted()))
        return ([["import CoreData", "import Foundation"]] + blocks).map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }

    /// Those that are generated, and those that the sources declare so.
    private var publicClasses: Set<String> {
        let generated = entities.filter { $0.codeGeneration == .classDefinition && !declared.contains($0.className) }
        let written = sources.flatMap {
            $0.matches(of: #/\b(?:public|open)\s+(?:final\s+)?class\s+(\w+)/#).map { String($0.1) }
        }
        return Set(generated.map(\.className) + written)
    }

    /// Whether an extension in the sources has the properties that Xcode would generate.
    private func hasProperties(_ name: String) -> Bool {
        sources.contains { source in
            source.matches(of: #/\bextension\s+(\w+)/#).contains { match in
                match.1 == name && SourceOutline.body(in: source[match.range.upperBound...]).contains("@NSManaged")
            }
        }
    }

    private func isIdentifiable(_ name: String) -> Bool {
        sources.contains { source in
            source.matches(of: #/\b(?:class|extension)\s+(\w+)\s*:([^{]*)/#).contains {
                $0.1 == name && $0.2.contains(#/\bIdentifiable\b/#)
            }
        }
    }

    /// Those of a file's top level that have CoreData's own initialiser.
    private static func makableClasses(_ code: String) -> [String] {
        guard code.contains("NSManagedObject") else { return [] }
        let declaration = #/(?:^|\n)(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|final|internal)\s+)*class\s+(\w+)\s*:\s*NSManagedObject\b/#
        return code.matches(of: declaration).filter { match in
            !SourceOutline.declaresInitialiser(SourceOutline.body(in: code[match.range.upperBound...]))
        }.map { String($0.1) }
    }

    /// Runs before `main`, so that an entity's objects are of its class.
    private static func registration(of classes: [String]) -> [String] {
        guard !classes.isEmpty else { return [] }
        return ["@section(\".init_array\") @used", "private let _entityClasses: @convention(c) () -> Void = {"]
            + classes.map { "    _EntityClasses.register(\"\($0)\") { \($0)(entity: $0, insertInto: $1) }" } + ["}"]
    }
}
