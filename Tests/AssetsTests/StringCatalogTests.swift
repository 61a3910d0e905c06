import Foundation
import Testing

@testable import Assets

struct StringCatalogTests {
    /// Found by `Scripts/fuzz-readers`: arguments are counted from 1, and one before the first trapped.
    @Test(arguments: [0, -1, Int.min]) func argumentsThatAreNone(number: Int) throws {
        let json = """
            {"strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum":
            \(number), "variations": {"plural": {"other": {"stringUnit": {"value": "%arg turns"}}}}}}}}}}}
            """
        let catalog = try #require(try StringCatalog(Data(json.utf8)))
        #expect(catalog.languages["en"]?["a"]?.resolved(numbers: [2], language: "en") == "%1$lld turns")
    }
}
