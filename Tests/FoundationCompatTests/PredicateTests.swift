import Foundation
import FoundationCompat
import Testing

/// Formats from Apple's Predicate Programming Guide, "Predicate Format String Syntax".
struct PredicateTests {
    private struct Person { var name: String, age: Int, city: String? }

    private let people = [
        Person(name: "Ann", age: 30, city: "Köln"), Person(name: "Bob", age: 20, city: nil),
        Person(name: "anna", age: 41, city: "Bonn")
    ]

    private func names(_ format: String, _ arguments: any CVarArg...) -> [String] {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return people.filter(predicate.evaluate(with:)).map(\.name)
    }

    @Test func textIsSortedAsItsComparatorSays() {
        struct File { var name: String, title: String? }
        let files = ["File 10", "file 2", "File 1"].map { File(name: $0, title: $0) }
        func sorted(_ descriptor: SortDescriptor<File>) -> [String] { files.sorted(using: descriptor).map(\.name) }
        #expect(sorted(SortDescriptor(\.name)) == ["File 1", "file 2", "File 10"])
        #expect(sorted(SortDescriptor(\.name, comparator: .localizedStandard)) == ["File 1", "file 2", "File 10"])
        #expect(sorted(SortDescriptor(\.name, comparator: .localized)) == ["File 1", "File 10", "file 2"])
        #expect(
            sorted(SortDescriptor(\.title, comparator: .localized, order: .reverse)) == ["file 2", "File 10", "File 1"])
    }

    @Test func textIsComparedAsItsComparatorSays() {
        let files = ["File 10", "file 2", "File 1"]
        #expect(files.sorted(using: .localizedStandard) == ["File 1", "file 2", "File 10"])
        #expect(files.sorted(using: .localized) == ["File 1", "File 10", "file 2"])
        let reverse = KeyPathComparator(\Person.name, comparator: .localizedStandard, order: .reverse)
        #expect(people.sorted(using: reverse).map(\.name) == ["Bob", "anna", "Ann"])
    }

    /// "Using Collection Operators" and "Subqueries" of Apple's guides.
    @Test func collections() {
        struct Owner { var items: [Person] }
        let owner = Owner(items: people)
        func holds(_ format: String, _ arguments: any CVarArg...) -> Bool {
            NSPredicate(format: format, argumentArray: arguments).evaluate(with: owner)
        }
        #expect(holds("ANY items.age > 40") && !holds("ANY items.age > 41") && holds("SOME items.name == %@", "Bob"))
        #expect(holds("ALL items.age >= 20") && !holds("ALL items.age > 20") && holds("NONE items.age > 41"))
        #expect(
            holds("ANY items.name BEGINSWITH[c] 'AN'") && holds("ANY items.age != 20") && !holds("NONE items.age != 20")
        )
        #expect(holds("items.@sum.age == 91") && holds("items.@max.age == 41") && holds("items.@min.age == 20"))
        #expect(holds("items.@avg.age > 30.3") && holds("items.@count == 3") && holds("ANY items.city == 'Bonn'"))
        #expect(holds("SUBQUERY(items, $i, $i.age > 20 AND $i.name == 'Ann').@count == 1"))
        #expect(holds("SUBQUERY(items, $i, $i.age > %d).@count > 1 AND items.@count == 3", 20))
        #expect(holds("NOT (ANY items.age > 50)") && !holds("SUBQUERY(items, $i, $i.age > 20"))
    }

    @Test func collectionsHaveValuesBehindNames() {
        let items: NSArray = [["amount": 1, "name": "a"] as NSDictionary, ["amount": 2] as NSDictionary]
        #expect(items.value(forKeyPath: "@sum.amount") as? Int == 3 && items.value(forKeyPath: "@count") as? Int == 2)
        #expect((items.value(forKey: "name") as? [Any])?.first as? String == "a")
        let owner: NSDictionary = ["first": ["items": items] as NSDictionary]
        #expect(owner.value(forKeyPath: "first.items.@max.amount") as? Int == 2)
        #expect(NSSet(array: Array(items)).value(forKeyPath: "@avg.amount") as? Double == 1.5)
    }

    @Test func comparisons() {
        #expect(names("name == %@", "Ann") == ["Ann"])
        #expect(names("age >= %d AND age < 41", 30) == ["Ann"])
        #expect(names("%K > 20", "age") == ["Ann", "anna"])
        #expect(names("age BETWEEN {20, 30}") == ["Ann", "Bob"])
        #expect(names("name IN {'Bob', 'anna'}") == ["Bob", "anna"])
        #expect(names("city == nil") == ["Bob"])
        #expect(names("city != NULL") == ["Ann", "anna"])
    }

    @Test func strings() {
        #expect(names("name BEGINSWITH[c] 'an'") == ["Ann", "anna"])
        #expect(names("name CONTAINS 'nn'") == ["Ann", "anna"])
        #expect(names("city LIKE[cd] 'k?ln'") == ["Ann"])
        #expect(names("city ENDSWITH[d] 'oln'") == ["Ann"])
        #expect(
            NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z]+@[a-z]+\\.[a-z]{2,}").evaluate(with: "me@example.com"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "me2"))
    }

    @Test func connectives() {
        #expect(names("NOT (age == 20 OR age == 41)") == ["Ann"])
        #expect(names("!(name == 'Ann') && age > 1") == ["Bob", "anna"])
        #expect(names("TRUEPREDICATE").count == 3)
    }

    @Test(arguments: ["", "name ==", "name == %@", "((name == 'a')", "name == 'a", "§", "name SOUNDS 'a'"])
    func whatCannotBeReadHoldsForNothing(format: String) {
        #expect(names(format).isEmpty)
    }

    @Test func dictionariesHaveKeysToo() {
        let rows: [[String: Any]] = [["a": ["b": 1]], ["a": ["b": 2]]]
        #expect(rows.filter(NSPredicate(format: "a.b == 2").evaluate(with:)).count == 1)
    }
}
