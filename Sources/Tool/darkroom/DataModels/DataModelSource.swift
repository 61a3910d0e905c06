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
    private let sources: [TypeDeclarations]
    /// The classes that the sources declare.
    private let declared: Set<String>
    /// The declared subclasses of `NSManagedObject` that can be made by entity.
    private let makable: [String]

    init(models: [DataModel], sources: some Collection<SourceFile>) {
        let entities = models.flatMap(\.entities)
        self.entities = entities
        classNames = Dictionary(entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
        let isNeeded = !models.isEmpty || sources.contains { !$0.tokens("NSManagedObject").isEmpty }
        self.sources = isNeeded ? sources.map(TypeDeclarations.init) : []
        declared = Set(self.sources.flatMap(\.all).filter { $0.keyword == "class" }.map(\.name))
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
        let written = sources.flatMap(\.all).filter { type in
            type.keyword == "class" && !Set(type.modifiers).isDisjoint(with: ["public", "open"])
        }
        return Set(generated.map(\.className) + written.map(\.name))
    }

    /// Whether an extension in the sources has the properties that Xcode would generate.
    private func hasProperties(_ name: String) -> Bool {
        sources.contains { source in
            source.all.contains { type in
                type.keyword == "extension" && type.name == name
                    && source.members(of: type).contains { source.file.isToken($0, "@NSManaged") }
            }
        }
    }

    private func isIdentifiable(_ name: String) -> Bool {
        sources.flatMap(\.all).contains { type in
            ["class", "extension"].contains(type.keyword) && type.name == name
                && type.inherited.contains("Identifiable")
        }
    }

    /// Those of a file's top level, not private, that have CoreData's own initializer.
    private static func makableClasses(_ source: TypeDeclarations) -> [String] {
        source.all.filter { type in
            type.keyword == "class" && type.depth == 0 && type.inherited.first == "NSManagedObject"
                && Set(type.modifiers).isSubset(of: ["public", "open", "final", "internal"])
                && !declaresInitializer(type, source)
        }.map(\.name)
    }

    /// Whether there is an initializer that takes the superclass's away: calls are none, and convenient ones take
    /// nothing.
    private static func declaresInitializer(_ type: TypeDeclarations.Declaration, _ source: TypeDeclarations) -> Bool {
        let file = source.file
        return source.members(of: type).contains { index in
            file.isToken(index, "init") && !file.isToken(index - 1, ".")
                && ["(", "<", "?", "!"].contains { file.isToken(index + 1, $0) }
                && !file.modifiers(before: index).contains("convenience")
        }
    }

    /// Runs before `main`, so that an entity's objects are of its class.
    private static func registration(of classes: [String]) -> [String] {
        guard !classes.isEmpty else { return [] }
        return ["@section(\".init_array\") @used", "private let _entityClasses: @convention(c) () -> Void = {"]
            + classes.map { "    _EntityClasses.register(\"\($0)\") { \($0)(entity: $0, insertInto: $1) }" } + ["}"]
    }
}
