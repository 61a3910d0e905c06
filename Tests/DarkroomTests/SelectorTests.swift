import Testing

@testable import darkroom

struct SelectorTests {
    @Test(arguments: [
        ("#selector(changed(_:))", "_objSel(\"changed(_:)\")"),
        ("t.addTarget(self, action: #selector(Model.tap), for: .x)", "t.addTarget(self, action: _objSel(\"Model.tap\"), for: .x)"),
        ("#selector (a)", "_objSel (\"a\")"),
        ("#selector(\n  a(_:)\n)", "_objSel(\"\"\n       \n)"),
        ("#keyPath(Item.owner.name)", "_keyOf(\"Item.owner.name\")"),
        ("let a = \"#selector(b)\" // #keyPath(c)", "let a = \"#selector(b)\" // #keyPath(c)"),
    ])
    func namesAreQuoted(source: String, staged: String) {
        #expect(Selectors.quoted(in: source) == staged)
        #expect(staged.utf8.count == source.utf8.count)
    }

    @Test func theStyleOfDateRangesHasAnotherName() {
        let source = "Date.ComponentsFormatStyle(style: .wide) // Date.ComponentsFormatStyle"
        #expect(
            DateComponentsStyle.renamed(in: source)
                == "Date._RangeComponentsStyle(style: .wide) // Date.ComponentsFormatStyle")
        #expect(DateComponentsStyle.renamed(in: "My.ComponentsFormatStyle") == "My.ComponentsFormatStyle")
    }
}
