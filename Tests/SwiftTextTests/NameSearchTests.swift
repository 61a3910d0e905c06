import Testing

@testable import SwiftText

struct NameSearchTests {
    private let search = NameSearch([["CTFont*"], ["@FetchRequest", "FetchedResults"], ["\\.managedObjectContext"]])

    @Test(arguments: [
        ("let font = CTFontCreate()", [true, false, false]),
        ("let font: CTFont", [true, false, false]),
        ("let font = myCTFont", [false, false, false]),
        ("@FetchRequest(sortDescriptors: []) var rows", [false, true, false]),
        // A mark belongs to its name.
        ("let request = FetchRequest()", [false, false, false]),
        ("var rows: FetchedResults<Row>", [false, true, false]),
        ("var rows: FetchedResultsController", [false, false, false]),
        ("@Environment(\\.managedObjectContext) var context", [false, false, true]),
        ("FetchedResults CTFont \\.managedObjectContext", [true, true, true]),
        ("", [false, false, false])
    ])
    func namesAreWholeWords(text: String, used: [Bool]) {
        #expect(search.used(in: [text]) == used)
    }

    @Test func eachSourceCounts() {
        #expect(search.used(in: ["CTFont", "nothing", "FetchedResults"]) == [true, true, false])
    }
}
