import Foundation
import PropertyLists
import Testing

struct PropertyListErrorTests {
    @Test(arguments: [
        (
            "// !$*UTF8*$!\n{\n a = {b = 1;\n c = ;\n };\n}\n",
            "p:4: is not a property list: unexpected character '0x3b'"
        ),
        ("{\n a = 1;\n<<<<<<< HEAD\n b = 2;\n=======\n}", "p:3: holds a merge conflict"),
        (
            "<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key><strin/></dict></plist>",
            "p:3: is not a property list: encountered unknown tag strin"
        ),
        ("", "p: is empty"), ("(1, 2)", "p: is a property list, but no dictionary")
    ])
    func theLineIsTold(text: String, message: String) throws {
        let problem = #expect(throws: PropertyListError.self) { try PropertyList.dictionary(Data(text.utf8)) }
        #expect(problem?.text("p") == message)
    }

    @Test func whatCanBeReadHasNone() throws {
        #expect(try PropertyList.dictionary(Data("{ a = b; }".utf8))["a"] as? String == "b")
    }
}
