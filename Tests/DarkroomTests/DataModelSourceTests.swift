import SwiftText
import Testing

@testable import Assets
@testable import darkroom

struct DataModelSourceTests {
    private let note = DataModel.Entity(
        name: "Note", className: "NoteRecord", codeGeneration: .classDefinition,
        attributes: [
            .init(name: "text", type: "String"), .init(name: "rank", type: "Integer 16", usesScalar: true),
            .init(name: "stars", type: "Integer 16", isOptional: true), .init(name: "when", type: "Date")
        ],
        relationships: [
            .init(name: "tags", destination: "Tag", isToMany: true, isOrdered: true),
            .init(name: "owner", destination: "Person")
        ])
    private let tag = DataModel.Entity(name: "Tag", className: "Tag", codeGeneration: .category)

    private func text(_ sources: [String], _ entities: [DataModel.Entity]) -> String {
        DataModelSource(models: [DataModel(entities: entities)], sources: sources.map(SourceFile.init)).text ?? ""
    }

    @Test func writesClassesAndProperties() {
        let text = text([], [note, tag])
        for line in [
            "public class NoteRecord: NSManagedObject {}", "NSFetchRequest<NoteRecord>(entityName: \"Note\")",
            "var `text`: String? {", "var `rank`: Int16 {", "var `stars`: NSNumber? {", "var `when`: Date? {",
            "var `tags`: NSOrderedSet? {", "var `owner`: NSManagedObject? {",
            "func addToTags(_ value: Tag) { _managed_add(value, forKey: \"tags\") }",
            "func removeFromTags(_ values: NSOrderedSet) { _managed_remove(values, forKey: \"tags\") }",
            "func insertIntoTags(_ value: Tag, at idx: Int) { _managed_insert(value, idx, forKey: \"tags\") }",
            "extension NoteRecord: Identifiable {}",
            "_EntityClasses.register(\"NoteRecord\") { NoteRecord(entity: $0, insertInto: $1) }"
        ] { #expect(text.contains(line), "\(line)") }
        #expect(!text.contains("class Tag: "))
    }

    @Test func leavesOutWhatTheSourcesDeclare() {
        let own = text(
            [
                "class NoteRecord: NSManagedObject {}",
                "extension NoteRecord: Identifiable { @NSManaged var text: String? }"
            ],
            [note])
        #expect(!own.contains("extension NoteRecord") && own.contains("_EntityClasses.register(\"NoteRecord\")"))
        // Objects of a class that has its own initializers cannot be made by entity.
        let special = text(
            ["class Tag: NSManagedObject, Identifiable {\n    init(name: String) { fatalError() }\n}"], [tag])
        #expect(special.contains("extension Tag {") && !special.contains("register(\"Tag\")"))
        #expect(!special.contains("extension Tag: Identifiable"))
        #expect(DataModelSource(models: [], sources: [SourceFile("import SwiftUI")]).text == nil)
    }

    @Test(arguments: [
        ("convenience init(name: String, context: NSManagedObjectContext) { self.init(context: context) }", true),
        ("@discardableResult\n    public convenience\n    init(_ name: String) { self.init() }", true),
        ("var tint: Color { Color.init(\"a\") }", true),
        ("func a() { let b = Color\n        .init(\"a\") }", true),
        ("struct Draft { init(name: String) {} }", true),
        ("init(name: String) { super.init(entity: Self.entity(), insertInto: nil) }", false),
        ("@objc private override init(entity: NSEntityDescription, insertInto: NSManagedObjectContext?) {}", false),
        ("required public init?(name: String) { nil }", false)
    ])
    func registersClassesThatHaveCoreDatasInitializer(member: String, isRegistered: Bool) {
        // What stands beside the class does not count.
        let source = """
            struct Theme { init(color: Int) {} }
            class Tag: NSManagedObject {
                \(member)
            }
            extension Tag { convenience init(a: Int) { self.init() } }
            """
        #expect(text([source], [tag]).contains("register(\"Tag\")") == isRegistered)
    }

    @Test func propertiesOfAnotherClassAreNotTaken() {
        let others = "class Tag: NSManagedObject {}\nextension TagGroup { @NSManaged var title: String? }"
        #expect(text([others], [tag]).contains("extension Tag {"))
        let own = "class Tag: NSManagedObject {}\nextension Tag { @NSManaged var title: String? }"
        #expect(!text([own], [tag]).contains("extension Tag {"))
    }

    @Test(arguments: [
        ("@NSManaged var name: String", "@CDManaged var name: String"),
        ("@NSManaged public func addToTags(_ value: Tag)", "@CDMethods public func addToTags(_ value: Tag)"),
        (
            "extension Note { @NSManaged public override var isDeleted: Bool }",
            "extension Note {                                                }"
        ),
        (
            "extension Note {\n  @NSManaged\n  override var isDeleted: Bool?\n  @NSManaged var a: Int\n}",
            "extension Note {\n            \n                               \n  @CDManaged var a: Int\n}"
        ),
        ("class Note { @NSManaged override var name: Bool }", "class Note { @CDManaged override var name: Bool }"),
        ("let a = \"@NSManaged\" // @NSManaged", "let a = \"@NSManaged\" // @NSManaged")
    ])
    func managedVariablesBecomeMacros(source: String, staged: String) {
        #expect(SourceFile(source).edited(ManagedAttributes.translate) == staged)
    }
}
