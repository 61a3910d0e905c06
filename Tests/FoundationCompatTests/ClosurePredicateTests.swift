import Foundation
import FoundationCompat
import Testing

/// `#Predicate` gives what Foundation's gives, and is compiled in no time.
struct ClosurePredicateTests {
    private final class Ingredient {
        let value: String
        init(_ value: String) { self.value = value }
    }

    private final class Recipe {
        let name: String
        let ingredients: [Ingredient]?, categories: [Ingredient]?
        var date: Date?

        init(_ name: String, _ ingredients: [String]? = nil, _ categories: [String]? = nil) {
            self.name = name
            self.ingredients = ingredients.map { $0.map(Ingredient.init) }
            self.categories = categories.map { $0.map(Ingredient.init) }
        }
    }

    private let text = "le"

    private func names(_ predicate: Predicate<Recipe>) throws -> [String] {
        let recipes = [
            Recipe("Lemon cake"), Recipe("Soup", ["leek"]), Recipe("Tart", ["flour"], ["apples"]), Recipe("Bread", [])
        ]
        return try recipes.filter { try predicate.evaluate($0) }.map(\.name)
    }

    /// Foundation's macro takes more than 25 s for this one.
    @Test func conditionsOverOptionalRelationships() throws {
        let text = text
        let predicate = #_Predicate<Recipe> { recipe in
            recipe.name.localizedStandardContains(text)
                || (recipe.ingredients?.contains { ingredient in ingredient.value.localizedStandardContains(text) })
                    == true
                || (recipe.categories?.contains { category in category.value.localizedStandardContains(text) }) == true
        }
        #expect(try names(predicate) == ["Lemon cake", "Soup", "Tart"])
    }

    @Test func conditionsMayReferToSelfAndHoldStatements() throws {
        #expect(try names(#_Predicate { $0.name.count > text.count + 2 && $0.name != "Bread" }) == ["Lemon cake"])
        let predicate = #_Predicate<Recipe> { recipe in
            if let first = recipe.ingredients?.first { first.value == "leek" } else { recipe.name == "Bread" }
        }
        #expect(try names(predicate) == ["Soup", "Bread"])
    }

    @Test func unwrappingNothingIsAnErrorAndNoTrap() throws {
        let now = Date()
        #expect(throws: (any Error).self) { try names(#_Predicate { $0.date! < now }) }
        #expect(try names(#_Predicate { $0.date != nil && $0.date! < now }) == [])
        #expect(try names(#_Predicate { !($0.name != "Tart") }) == ["Tart"])
    }

    @Test func predicatesOfPredicates() throws {
        let long = #_Predicate<Recipe> { $0.name.count > 4 }, soup = #_Predicate<Recipe> { $0.name == "Soup" }
        #expect(try names(#_Predicate { long.evaluate($0) || soup.evaluate($0) }) == ["Lemon cake", "Soup", "Bread"])
    }

    @Test func predicatesOfExpressions() throws {
        let length = #Expression<Recipe, Int> { $0.name.count }
        #expect(try names(#_Predicate { length.evaluate($0) == 4 }) == ["Soup", "Tart"])
    }

    private struct Counter {
        var least = 4

        mutating func raised() -> Predicate<Recipe> {
            least += 1
            return #_Predicate { $0.name.count >= least }
        }
    }

    @Test func whatMustNotEscapeIsRead() throws {
        var counter = Counter()
        let predicate = counter.raised()
        #expect(try names(predicate) == ["Lemon cake", "Bread"])
    }

    @Test func severalInputs() throws {
        let predicate = #_Predicate<Int, Int> { $0 < $1 }
        #expect(try predicate.evaluate(1, 2) && !predicate.evaluate(2, 1))
    }
}
