import Testing

@testable import YAMLText

/// What the reader makes of YAML's forms, beside those that settings have.
struct YAMLReaderTests {
    /// A value in one line: mappings in braces, lists in brackets, quotes where the text had some.
    private func text(_ node: YAMLNode?) -> String {
        switch node?.content {
        case nil, .nothing: "~"
        case .text(let text, let isQuoted): isQuoted ? "\"\(text)\"" : text
        case .list(let items): "[" + items.map(text).joined(separator: ", ") + "]"
        case .map(let pairs): "{" + pairs.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    @Test(arguments: [
        ("a: |\n  one\n    two\n\n  three\nb: 1", "{a: \"one\n  two\n\nthree\n\", b: 1}"),
        ("a: |-\n  one\n\n", "{a: \"one\"}"),
        ("a: |+\n  one\n\n\nb: 1", "{a: \"one\n\n\n\", b: 1}"),
        ("a: >\n  one\n  two\n\n  three\n", "{a: \"one two\nthree\n\"}"),
        (
            "a:\n  - |\n    if [ -z \"$X\" ]; then # no comment\n    \texit 1\n  - b",
            "{a: [\"if [ -z \"$X\" ]; then # no comment\n\texit 1\n\", b]}"
        ),
        ("a: |2\n    one\n", "{a: \"  one\n\"}"),
        ("- script: |\n    x\n  name: y", "[{script: \"x\n\", name: y}]"),
        ("a: |\nb: 1", "{a: \"\", b: 1}"),
        ("---\na: 1", "{a: 1}"), ("--- \na: 1", "{a: 1}"), ("---\t# generated\na: 1", "{a: 1}")
    ])
    func blockTexts(source: String, value: String) {
        let (node, problems) = YAMLReader.read(source)
        #expect(problems == [])
        #expect(text(node) == value)
    }

    @Test(arguments: [
        ("a: &x 1\nb: *x", "{a: 1, b: 1}"),
        ("a: &x\n  c: 1\nb: *x", "{a: {c: 1}, b: {c: 1}}"),
        ("a: &x {c: 1, d: 2}\nb:\n  <<: *x\n  d: 3", "{a: {c: 1, d: 2}, b: {d: 3, c: 1}}"),
        ("a: &x {c: 1}\nb: &y {d: 2}\ne: {<<: [*x, *y], f: 3}", "{a: {c: 1}, b: {d: 2}, e: {f: 3, c: 1, d: 2}}"),
        ("- &x one\n- &y\n  - two\n- *y\n- [*x, 3]", "[one, [two], [two], [one, 3]]"),
        ("a: one\n  two\n  three # no more\nb: 1", "{a: one two three # no more, b: 1}"),
        ("a: one # text\nb: 1", "{a: one, b: 1}"),
        ("a:\n- one\n- two: 1\n  three: 2\nb: 1", "{a: [one, {two: 1, three: 2}], b: 1}")
    ])
    func anchorsAndLongTexts(source: String, value: String) {
        let (node, problems) = YAMLReader.read(source)
        #expect(problems == [])
        #expect(text(node) == value)
    }

    @Test(arguments: [
        ("a: *x", "1:4: there is no '&x' before this '*x'"), ("a: & 1", "1:5: a name is missing behind '&'"),
        ("a: |x\n  b", "1:5: 'x' is not allowed after '|'; the text starts on the next line"),
        ("a: !!str 1", "1:4: '!' starts a form of YAML that is not supported"),
        ("\ta: 1", "1:1: a tab is not allowed here; YAML is indented with spaces")
    ])
    func mistakesHaveTheirPlaces(source: String, start: String) {
        let told = YAMLReader.read(source).problems.map { "\($0.place.line):\($0.place.column): \($0.message)" }
        #expect(told.first?.hasPrefix(start) == true, "\(told)")
    }

    /// XcodeGen's reader takes a key twice.
    @Test func theLastOfSeveralValuesCountsWhereThatIsAllowed() {
        let source = "run: 1\nbuild: 2\nrun: 3"
        let (node, problems) = YAMLReader.read(source, allowsRepeatedKeys: true)
        #expect(text(node) == "{run: 3, build: 2}" && problems == [])
        #expect(YAMLReader.read(source).problems.count == 1)
    }

    @Test func aliasesOfAliasesAreLimited() {
        let lines = (1...20).map {
            "a\($0): &x\($0) [\(Array(repeating: "*x\($0 - 1)", count: 10).joined(separator: ","))]"
        }
        let (_, problems) = YAMLReader.read("a0: &x0 1\n" + lines.joined(separator: "\n"))
        #expect(problems.first?.message == "aliases repeat more than 100000 values up to here")
    }
}
