import Assets
import CoreData
import Testing

struct DataModelTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Bird" representedClassName=".BirdRecord" codeGenerationType="class">
                <attribute name="seen" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="count" attributeType="Integer 32" defaultValueString="4" usesScalarValueType="YES"/>
                <relationship name="tags" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade"
                    destinationEntity="Tag" inverseName="bird" inverseEntity="Bird"/>
            </entity>
            <entity name="Tag" representedClassName="Tag" parentEntity="Named">
                <relationship name="bird" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Bird"
                    inverseName="tags" inverseEntity="Tag"/>
            </entity>
            <entity name="Named" isAbstract="YES" codeGenerationType="category">
                <attribute name="name" attributeType="String"/>
            </entity>
        </model>
        """

    private func folder(_ versions: [String: String], current: String? = nil) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("DataModelTests-\(UUID().uuidString)/Birds.xcdatamodeld")
        for (name, contents) in versions {
            let version = folder.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: version.appendingPathComponent("contents"))
        }
        if let current {
            let note = try PropertyListSerialization.data(
                fromPropertyList: ["_XCCurrentVersionName": "\(current).xcdatamodel"], format: .xml, options: 0)
            try note.write(to: folder.appendingPathComponent(".xccurrentversion"))
        }
        return folder
    }

    @Test func readsEntities() throws {
        let model = try DataModel.read(folder(["Birds": Self.contents]))
        #expect(model.entities.map(\.name) == ["Bird", "Tag", "Named"])
        #expect(model.entities.map(\.codeGeneration) == [.classDefinition, .manual, .category])
        #expect(model.entities[0].className == "BirdRecord")
        #expect(model.entities[0].attributes[1].defaultValue == "4")
        #expect(model.entities[0].relationships[0].isOrdered)
        #expect(model.entities[1].parent == "Named")
    }

    @Test func readsTheCurrentVersion() throws {
        let other = "<model><entity name=\"New\"/></model>"
        let versions = ["Birds": Self.contents, "Birds 2": other]
        #expect(try DataModel.read(folder(versions)).entities.count == 3)
        #expect(try DataModel.read(folder(versions, current: "Birds 2")).entities.map(\.name) == ["New"])
    }

    @Test func saysWhatCannotBeRead() throws {
        let broken = try folder(["Birds": "<model>\n<entity"])
        let error = #expect(throws: DataModel.ReadError.self) { try DataModel.read(broken) }
        #expect(error?.description.contains("contents:2:") == true)
        let empty = try folder([:])
        #expect(throws: DataModel.ReadError.self) { try DataModel.read(empty) }
    }

    @Test func describesEntities() throws {
        let model = try #require(NSManagedObjectModel(contentsOf: folder(["Birds": Self.contents])))
        let bird = try #require(model.entitiesByName["Bird"]), tag = try #require(model.entitiesByName["Tag"])
        #expect(bird.attributesByName["count"]?.defaultValue as? Int == 4)
        #expect(bird.relationshipsByName["tags"]?.inverseRelationship === tag.relationshipsByName["bird"])
        #expect(bird.relationshipsByName["tags"]?.deleteRule == .cascadeDeleteRule)
        #expect(tag.attributesByName["name"]?.isOptional == false)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let object = NSManagedObject(entity: bird, insertInto: context)
        let first = NSManagedObject(entity: tag, insertInto: context)
        object._managed_insert(first, 0, forKey: "tags")
        #expect(first.value(forKey: "bird") as? NSManagedObject === object)
        #expect((object.value(forKey: "tags") as? NSOrderedSet)?.count == 1)
    }
}
