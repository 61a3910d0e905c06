import Testing

@testable import SystemSupport

/// Functions are named as their source writes them.
struct SwiftSymbolTests {
    @Test(
        arguments: [
            ("$s10rb_Widgets1VV4bodyQrvg", "V.body"), ("$s10rb_Widgets1VV4bodyQrvgyyXEfU_", "V.body"),
            ("$s10rb_Widgets1VV11SwiftUICore4ViewAadEP4body4BodyQzvgTW", nil), ("main", nil), ("??", nil)
        ] as [(String, String?)])
    func namesAreThoseOfTheSource(mangled: String, name: String?) {
        #expect(SwiftSymbol.sourceName(mangled) == name)
    }
}
