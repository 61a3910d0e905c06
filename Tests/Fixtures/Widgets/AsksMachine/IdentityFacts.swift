import Foundation

/// What depends on where in memory things lie.
enum IdentityFacts {
    private final class Thing {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    static var all: [Fact] {
        let things = (0..<24).map { Thing($0) }
        let sorted = things.sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }.map(\.number)
        let byHash = Dictionary(uniqueKeysWithValues: things.map { (ObjectIdentifier($0), $0.number) }).values
        let types: [ObjectIdentifier: String] = [
            ObjectIdentifier(Thing.self): "thing", ObjectIdentifier(Fact.self): "fact",
            ObjectIdentifier(FactsView.self): "view", ObjectIdentifier(FactsEntry.self): "entry",
        ]
        return [
            Fact("sorted objects", sorted.map(String.init)), Fact("hashed objects", byHash.map(String.init)),
            Fact("hashed types", Array(types.values)),
            Fact("unique", ProcessInfo.processInfo.globallyUniqueString),
        ]
    }
}
