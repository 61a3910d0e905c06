import SwiftText
import Testing

@testable import darkroom

struct SelectorTests {
    @Test(arguments: [
        ("#selector(changed(_:))", "_objSel(\"changed(_:)\")"),
        (
            "t.addTarget(self, action: #selector(Model.tap), for: .x)",
            "t.addTarget(self, action: _objSel(\"Model.tap\"), for: .x)"
        ),
        ("#selector (a)", "_objSel (\"a\")"),
        ("#selector(\n  a(_:)\n)", "_objSel(\"\"\n       \n)"),
        ("#keyPath(Item.owner.name)", "_keyOf(\"Item.owner.name\")"),
        ("class A { let a = #selector( }\n)", "class A { let a = #selector( }\n)"),
        ("let a = \"#selector(b)\" // #keyPath(c)", "let a = \"#selector(b)\" // #keyPath(c)")
    ])
    func namesAreQuoted(source: String, staged: String) {
        #expect(SourceFile(source).edited(Selectors.quote) == staged)
        #expect(staged.utf8.count == source.utf8.count)
    }
}

extension SourceFile {
    /// What one rule of staging makes of it.
    func edited(_ rule: (SourceFile, inout SourceEdits) -> Void) -> String {
        var edits = SourceEdits()
        rule(self, &edits)
        return edits.applied(to: self)
    }
}
