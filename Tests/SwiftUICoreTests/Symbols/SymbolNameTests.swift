import Testing

@testable import SwiftUICore

/// How names are put together and taken apart.
@Suite("Symbol names")
struct SymbolNameTests {
    @Test(
        "Variants are put in SF's order, and the name itself comes last",
        arguments: [
            ("bell", SymbolVariants.fill, "bell.fill"),
            ("bell", .slash.fill, "bell.slash.fill"),
            ("bell.fill", .slash, "bell.slash.fill"),
            ("heart.circle", .fill, "heart.circle.fill"),
            ("heart.circle", .square, "heart.circle"),
            ("heart", .circle.fill, "heart.circle.fill"),
            ("person.crop.circle.badge.plus", .fill, "person.crop.circle.fill.badge.plus"),
            ("square", .fill, "square.fill"),
            ("heart", .none, "heart")
        ])
    func variants(name: String, variants: SymbolVariants, first: String) {
        let names = variants.names(for: name)
        #expect(names.first == first)
        #expect(names.last == name)
    }

    @Test(
        "A variant that does not exist leaves what does",
        arguments: [
            ("chevron.right", SymbolVariants.fill, "chevron.right"), ("xmark", .fill.circle, "xmark.circle.fill"),
            ("trash", .fill.slash, "trash.slash.fill")
        ])
    func existing(name: String, variants: SymbolVariants, drawn: String) {
        #expect(variants.names(for: name).first(where: SymbolCatalog.packaged.contains) == drawn)
    }

    @Test func variantsContainEachOther() {
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.square))
        #expect(SymbolVariants.slash.contains(.none))
    }

    @Test(
        "Endings that name a template",
        arguments: [
            ("heart.circle.fill", ["circle.fill"]), ("bell.slash", ["slash"]), ("calendar.badge.plus", ["badge.plus"]),
            ("bell.badge.fill", ["badge"]), ("wifi", []), ("circle.fill", []), ("circle", []),
            ("person.crop.circle.badge.xmark", ["badge.xmark"]),
            ("eye.trianglebadge.exclamationmark.fill", ["trianglebadge.exclamationmark"]),
            ("square.and.arrow.up.circle", ["circle"])
        ])
    func compositions(name: String, templates: [String]) {
        #expect(SymbolName(name).compositions.map(\.template) == templates)
    }

    @Test("Inside a shape the filled form comes first; a crop belongs to the shape")
    func bases() {
        #expect(SymbolName("heart.circle").compositions.first?.bases == ["heart.fill", "heart"])
        #expect(
            SymbolName("building.2.crop.circle.fill").compositions.first?.bases == ["building.2.fill", "building.2"])
        #expect(SymbolName("clock.badge.questionmark.fill").compositions.first?.bases == ["clock.fill"])
    }

    @Test(
        "A misspelt name suggests the known one most like it",
        arguments: [
            ("heartt.fill", "heart.fill"), ("chevron.rigth", "chevron.right"),
            ("exclamationmark.tringle.fill", "exclamationmark.triangle.fill")
        ])
    func suggestion(unknown: String, known: String) {
        #expect(NameSuggestion.symbols.name(like: unknown) == known)
    }

    @Test func nothingIsSuggestedForWhatIsLikeNothing() {
        #expect(NameSuggestion.symbols.name(like: "qqqqqqqqqqqqqq") == nil)
        #expect(NameSuggestion.symbols.name(like: "") == nil)
        #expect(NameSuggestion.symbols.name(like: String(repeating: "a", count: 100_000)) == nil)
    }
}
