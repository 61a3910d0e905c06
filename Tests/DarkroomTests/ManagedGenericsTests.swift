import SwiftText
import Testing

@testable import darkroom

/// Managed objects of classes that only the caller knows, as helpers of Core Data make them.
struct ManagedGenericsTests {
    private func staged(_ source: String) -> String {
        StagedSource(SourceFile(source), PlatformConditions { _ in true }).text
    }

    @Test(arguments: [
        (
            "func make<T: NSManagedObject>() -> T { T(context: moc) }",
            "func make<T: NSManagedObject>() -> T { T._inserted(context: moc) }"
        ),
        (
            "func make<Key, T>(_ type: T.Type) -> T where Key: Hashable, T: NSManagedObject { type.init(context: moc) }",
            "func make<Key, T>(_ type: T.Type) -> T where Key: Hashable, T: NSManagedObject { type._inserted(context: moc) }"
        ),
        (
            "protocol Store { associatedtype Item: NSManagedObject }\nextension Store { func new() -> Item { Item.init(context: c) } }",
            "protocol Store { associatedtype Item: NSManagedObject }\nextension Store { func new() -> Item { Item._inserted(context: c) } }"
        )
    ])
    func genericTypesAreAskedForInstances(source: String, expected: String) { #expect(staged(source) == expected) }

    @Test(arguments: [
        "class Task: NSManagedObject {}\nlet task = Task(context: moc)",
        "func make<T: NSManagedObject>(_ t: T) { show(context: moc); Model.T(context: moc) }",
        "func make<T: View>(_ t: T.Type) -> T { T(context: moc) }"
    ])
    func othersStay(source: String) { #expect(staged(source) == source) }
}
