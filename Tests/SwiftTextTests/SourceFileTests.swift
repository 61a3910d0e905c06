import Testing

@testable import SwiftText

struct SourceFileTests {
    private func tokens(_ source: String) -> [String] {
        let file = SourceFile(source)
        return file.tokens.map { "\($0.kind) \(file[$0])" }
    }

    @Test func everythingButCommentsAndSpacesIsAToken() {
        #expect(
            tokens("@objc(a) let `class` = 1 // x\n/* y */ #if DEBUG") == [
                "attribute @objc", "mark (", "word a", "mark )", "word let", "escaped `class`", "mark =", "word 1",
                "directive #if", "word DEBUG"
            ])
    }

    @Test(arguments: [
        "\"a \\(b(\"c\")) d\"", "\"\"\"\n\"a\" \\(b)\n\"\"\"", "#\"a\" \\(b)\"#", "##\"\\##(a)\"##", "#\"\"\"#", "\"\""
    ])
    func aStringIsOneTokenWithWhatItInterpolates(literal: String) {
        #expect(tokens("f(\(literal)).g") == ["word f", "mark (", "string \(literal)", "mark )", "mark .", "word g"])
    }

    @Test func wordsOfInterpolationsAreKnownApart() {
        let file = SourceFile("let a = \"\\(one(\"two \\(three)\")) four\"")
        #expect(file.interpolated.map { file[$0] } == ["one", "three"])
        #expect(file.hasWord("three") && file.hasWord("thr", orLonger: true) && !file.hasWord("four"))
    }

    @Test func slashesDivideOrBeginARegularExpression() {
        #expect(tokens("a / b / c").count == 5)
        #expect(tokens("let r = /a\"b/").last == "regex /a\"b/")
        #expect(tokens("let r = #/\na\n/#").last == "regex #/\na\n/#")
    }

    @Test func literalsThatDoNotEndEndWithTheirLine() {
        #expect(tokens("let a = \"b\nlet c") == ["word let", "word a", "mark =", "string \"b", "word let", "word c"])
    }

    @Test func tokensKnowWhetherTheyBeginALine() {
        let file = SourceFile("a b\n  c /*\n*/ d\n\"\"\"\n\\(\ne)\n\"\"\" f")
        #expect(file.tokens.map(\.beginsLine) == [true, false, true, true, true, false])
    }

    @Test func importsAreReadWithTheirAttributesAndParts() throws {
        let file = SourceFile("@_spi(A)\npublic import B; import struct C.D.E\nlet a = b.import\nimport `F`")
        #expect(file.imports.map(\.module) == ["B", "C", "F"])
        #expect(file[file.imports[0].range] == "@_spi(A)\npublic import B" && file.imports[0].member.isEmpty)
        #expect(file.imports[1].kind == "struct" && file[file.imports[1].member] == ".D.E")
    }

    @Test func conditionsAskAndHaveValues() {
        let file = SourceFile(
            "#if os(iOS) && !canImport( A, _version: 2 ) // os(macOS)\n#elseif DEBUG\n#endif\nx #if os(iOS)")
        #expect(file.conditions.map(\.kind) == [.if, .elseif, .endif])
        #expect(file.conditions[0].queries(in: file).map(\.argument) == ["iOS", "A, _version: 2"])
        func value(_ os: Bool?, _ module: Bool?) -> Bool? {
            file.conditions[0].value(in: file) { $0.name == "os" ? os : module }
        }
        #expect(value(true, false) == true && value(nil, true) == false && value(nil, false) == nil)
        #expect(file.conditions[1].value(in: file) { _ in true } == nil)
    }

    @Test func editsAreAppliedAtOnceAndTheFirstOfTwoThatMeetCounts() {
        let file = SourceFile("let a = größe\n+ 2")
        var edits = SourceEdits()
        #expect(edits.applied(to: file) == file.text)
        edits.replace(file.tokens[3].range, paddedWith: "b")
        edits.insert("x", at: 4)
        edits.insert("y", at: 4)
        edits.blank(file.tokens[3].lowerBound..<file.bytes.count, of: file)
        edits.blank(file.tokens[4].lowerBound..<file.bytes.count, of: file)
        #expect(edits.applied(to: file) == "let xya = b      \n   ")
    }
}

struct TypeDeclarationPartsTests {
    private let source = SourceFile(
        """
        @available(iOS 17, *) public final class Note<A: View, B>: CoreData.NSManagedObject, @unchecked Sendable {
            convenience init() { var a = 1 }
            private(set) static var b = 2
        }
        extension Note where A: Text {}
        typealias Alias = Note
        func make() { for actor in actors { enum Local {} } }
        """)

    @Test func headsAreReadInParts() throws {
        let types = TypeDeclarations(source), note = try #require(types.all.first)
        #expect(note.keyword == "class" && note.modifiers == ["public", "final"] && note.depth == 0)
        #expect(note.inherited == ["NSManagedObject", "Sendable"])
        #expect(types.all.map(\.name) == ["Note", "Note", "Local"] && types.all[1].inherited.isEmpty)
        #expect(types.names == ["Note", "Alias"])
    }

    @Test func membersAreWhatNoInnerBraceHolds() throws {
        let types = TypeDeclarations(source)
        let members = types.members(of: try #require(types.all.first)).map { source[source.tokens[$0]] }
        #expect(members.contains("init") && members.contains("b") && !members.contains("a"))
        func modifiers(_ word: StaticString) throws -> [String] {
            source.modifiers(before: try #require(source.tokens(word).first))
        }
        #expect(try modifiers("static") == ["private"] && modifiers("init") == ["convenience"])
    }
}
