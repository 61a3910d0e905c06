import SwiftText
import Testing

@testable import darkroom

struct SourceRepairTests {
    /// Leaves out what holds the mark `«»`, and returns the text with what stands in shortened.
    func repaired(
        _ marked: String, times: Int = 1, canStandIn: Bool = true, error message: String = "gone",
        gone: Set<String> = []
    ) throws -> String {
        let before = try #require(marked.range(of: "«»")).lowerBound
        let source = marked.replacing("«»", with: "")
        let lines = marked[..<before].split(separator: "\n", omittingEmptySubsequences: false)
        var error = CompilerError(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message)
        var repair = SourceRepair(source, name: "A.swift", canStandIn: canStandIn)
        for _ in 0..<times {
            let isLeftOut = repair.omit([error], gone: gone)
            #expect(isLeftOut)
            // The next error is about what stands in.
            let all = repair.text.split(separator: "\n", omittingEmptySubsequences: false)
            if let line = all.firstIndex(where: { $0.contains("eftOut") }) {
                let column = all[line].utf8.count - all[line][all[line].range(of: "eftOut")!.lowerBound...].utf8.count
                error = CompilerError(line: line + 1, column: column + 1, message: "no")
            }
        }
        #expect(
            repair.text.split(separator: "\n", omittingEmptySubsequences: false).count
                == source.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(repair.losses.allSatisfy { $0.error == message })
        return repair.text.replacing(#/"A\.swift[^"]*"/#, with: "…")
    }

    /// Each pair of them was compared, with a look through the source.
    @Test(.timeLimit(.minutes(20))) func thousandsOfErrorsTakeNoMinutes() {
        let source = (0..<1500).map { "func f\($0)() {\n    gone\($0)()\n    later\($0)()\n}\n" }.joined()
        var repair = SourceRepair(source)
        let errors = (0..<1500).flatMap { number in
            [
                CompilerError(line: 4 * number + 2, column: 5, message: "cannot find 'gone\(number)' in scope"),
                CompilerError(line: 4 * number + 3, column: 5, message: "failed to produce diagnostic for expression")
            ]
        }
        let start = ContinuousClock.now
        let isLeftOut = repair.omit(errors)
        #expect(isLeftOut)
        #expect(repair.losses.count >= 1500)
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test("Without a view in it, the compiler takes a loop for one over bindings: the view goes, not the loop")
    func aLoopIsNoReasonForItself() {
        let source = """
            var body: some View {
                ForEach(0..<3) { row in
                    Text(names[row])
                    LightChart(rows[row], type: .curved)
                }
            }
            """
        var repair = SourceRepair(source, name: "A.swift", canStandIn: true)
        let isLeftOut = repair.omit([
            CompilerError(line: 4, column: 9, message: "cannot find 'LightChart' in scope"),
            CompilerError(
                line: 2, column: 14,
                message: "cannot convert value of type 'Range<Int>' to expected argument type 'Binding<C>'"),
            CompilerError(line: 2, column: 5, message: "generic parameter 'C' could not be inferred"),
            CompilerError(
                line: 3, column: 20,
                message: "cannot convert value of type 'Binding<C.Element>' to expected argument type 'Int'")
        ])
        #expect(isLeftOut)
        #expect(repair.losses.map(\.line) == [4] && repair.text.contains("Text(names[row])"))
    }

    @Test("A condition goes on in the line behind its keyword", arguments: ["guard", "if", "while"])
    func conditionsOfSeveralLines(_ word: String) throws {
        let end = word == "guard" ? "else { return }" : "{ print(a) }"
        let condition = "\(word)\n        let a = b,\n        let c = «»gone as? [Int]\n    \(end)"
        let result = try repaired("func f() {\n    \(condition)\n    g()\n}")
        #expect(!result.contains(word) && !result.contains("let a"), "\(result)")
        #expect(word == "guard" || result.contains("    g()"))
    }

    @Test func modifiersBehindConditionsGoAlone() throws {
        let source = """
            var body: some View {
                ZStack { Text("a") }
                #if WIDGET
                    .«»when(isOn) { $0.opacity(0.5) }
                #endif
            }
            """
        let expected = source.replacing("«»", with: "").replacing(
            ".when(isOn) { $0.opacity(0.5) }", with: "._withoutModifier(…)")
        #expect(try repaired(source) == expected)
    }

    @Test(
        "What is missing of two values leaves the other",
        arguments: [
            ("return isWide ? .title : .«»huge", "return isWide ? .title : _leftOut(…)"),
            ("return isWide ? .«»huge : .title", "return isWide ? _leftOut(…) : .title"),
            ("return a ? .b : c ? .«»d : .e", "return a ? .b : c ? _leftOut(…) : .e"),
            ("return a ? b ? .c : .«»d : .e", "return a ? b ? .c : _leftOut(…) : .e"),
            ("return make(a ? 1 : «»gone, c: d?.e ?? 2)", "return make(a ? 1 : _leftOut(…), c: d?.e ?? 2)"),
            ("return a\n? .b\n: .«»c", "return a\n? .b\n: _leftOut(…)")
        ])
    func oneOfTwoValues(_ statement: String, _ expected: String) throws {
        let result = try repaired("func style() -> Style {\n\(statement)\n}")
        #expect(result == "func style() -> Style {\n\(expected)\n}")
    }

    /// The whole value was left out, and was 0.
    @Test func aClosureKeepsItsOtherStatements() throws {
        let source = "let a: Int = {\n    if isOdd {\n        «»gone()\n    }\n    return 6\n}()"
        #expect(try repaired(source) == "let a: Int = {\n    if isOdd {\n        _leftOut(…)\n    }\n    return 6\n}()")
    }

    @Test(arguments: [
        ("return call(\n    «»gone)", "return call("), ("let a = make(\n    «»gone)", "let a = make("),
        ("log(«»\"%{public}@ %d\", gone)", "log(\"%{public}@ %d\", gone)"), ("(\n  «»gone\n).run()", "(gone")
    ])
    func titlesAreTheFirstWords(_ marked: String, _ title: String) {
        let source = SourceFile(marked.replacing("«»", with: ""))
        #expect(LeftOutParts(source).title(0..<source.bytes.count) == title)
    }

    /// The value was left out, too, and pictures had an empty one.
    @Test(arguments: ["didSet", "willSet"])
    func aPropertyKeepsItsValueWithoutItsObserver(_ name: String) throws {
        let result = try repaired("class A {\n    var a: Int = 5 {\n        \(name) { «»gone() }\n    }\n}")
        #expect(result == "class A {\n    var a: Int = 5 {\n        \(name) { _leftOut(…) }\n    }\n}")
        let line = try repaired("class A { var a: Int = 5 { \(name) { «»gone() } } }")
        #expect(line == "class A { var a: Int = 5 { \(name) { _leftOut(…) } } }")
    }

    @Test func projectedValuesGoWithTheirProperties() {
        var repair = SourceRepair("struct A {\n    @Gone var a = 1\n    @Gone var b: Int\n}")
        let isLeftOut = repair.omit([
            CompilerError(line: 2, column: 5, message: "unknown attribute 'Gone'"),
            CompilerError(line: 3, column: 5, message: "unknown attribute 'Gone'")
        ])
        #expect(isLeftOut)
        #expect(repair.goneNames == ["$a", "$b", "b"])
    }

    @Test func aConstantOfAFunctionGoesAndWhatUsesItGetsANeutralValue() throws {
        let source = """
            func getTimeline(completion: (Timeline) -> Void) {
                let items = «»Store.shared.items()
                let policy = Policy.never
                completion(Timeline(entries: [Entry(items: items.sorted(), count: 3)], policy: policy))
            }
            """
        let once = try repaired(source, error: "cannot find 'Store' in scope")
        #expect(!once.contains("let items") && once.contains("items.sorted()"))
        let use = source.replacing("«»", with: "").replacing("items.sorted", with: "«»items.sorted")
        let kept = try repaired(use, error: "cannot find 'items' in scope", gone: ["items"])
        #expect(kept.contains("Entry(items: _leftOut(…), count: 3)], policy: policy))"), "\(kept)")
        // What throws tells its caller.
        let throwing = source.replacing(") {\n", with: ") throws {\n")
        #expect(try repaired(throwing, error: "cannot find 'Store' in scope").contains("throw _leftOutError"))
    }

    @Test func aModifierCostsItsUse() throws {
        let source = """
            var body: some View {
                VStack {
                    Text("a")
                        .bold()
                        .«»glow(radius: 3) {
                            Text("(")
                        } label: { Text(")") }
                        .padding()
                }
            }
            """
        #expect(
            try repaired(source) == """
                var body: some View {
                    VStack {
                        Text("a")
                            .bold()
                            ._withoutModifier(…)


                            .padding()
                    }
                }
                """)
    }

    @Test func whatAModifierTakesCostsTheModifier() throws {
        #expect(
            try repaired("var body: some View { A().background(«»Absent()).b() }")
                == "var body: some View { A()._withoutModifier(…).b() }")
        // It is the view itself that would be asked.
        #expect(try repaired("var body: some View { self.«»glow() }") == "var body: some View { _LeftOutView(…) }")
    }

    @Test func aStatementCostsItself() throws {
        let source = """
            var body: some View {
                VStack {
                    // A picture
                    «»Absent(scene: 3)
                    Text("b")
                }
            }
            """
        #expect(
            try repaired(source) == """
                var body: some View {
                    VStack {
                        // A picture
                        _leftOut(…)
                        Text("b")
                    }
                }
                """)
    }

    @Test func whatDoesNotHelpGrows() throws {
        let source = "struct A: View {\n    var body: some View { VStack { Text(\"a\"); «»Absent() }.b() }\n}\n"
        #expect(try repaired(source).contains("VStack { Text(\"a\"); _leftOut(…) }.b()"))
        #expect(try repaired(source, times: 2).contains("VStack { _leftOut(…) }.b()"))
        #expect(try repaired(source, times: 3).contains("var body: some View { _LeftOutView(…) }"))
        #expect(try repaired(source, times: 4) == "struct A: View {\n\n}\n")
    }

    @Test func whatDoesNotHelpGrowsToTheBodyInTheFourthAttempt() throws {
        let deep = "VStack { HStack { ZStack { Group { Group { «»Absent() } } } } }"
        let source = "struct A: View {\n    var body: some View { \(deep) }\n}\n"
        #expect(try repaired(source, times: 3).contains("VStack {"))
        #expect(try repaired(source, times: 4).contains("var body: some View { _LeftOutView(…) }"))
    }

    @Test(
        arguments: [
            ("func a() throws -> Int { «»x }", "func a() throws -> Int { throw _leftOutError(…) }"),
            ("func a(b: () throws -> Void) -> Int { «»x }", "func a(b: () throws -> Void) -> Int { _leftOut(…) }"),
            ("func a() { let y = «»x }", "func a() { _leftOut(…) }"),
            // Nothing can be assigned to what stands in for a member.
            ("func a() { b().«»keyboardType = 1; d() }", "func a() { _leftOut(…); d() }"),
            ("func a() { b().«»keyboardType += 1; d() }", "func a() { _leftOut(…); d() }"),
            // The value that stands in would not help: its type is what is not there.
            ("func a() { let y: «»Absent = b(); c(y) }", "func a() {  c(y) }"),
            // A name that is declared elsewhere may be meant then, but not what is local to another block.
            (
                "func a() { b { let y: «»Absent = c(); d(y) }; e { let y = f() } }",
                "func a() { b {  d(y) }; e { let y = f() } }"
            ),
            (
                "func a() { let y = f(); b { let y: «»Absent = c(); d(y) } }",
                "func a() { let y = f(); _leftOut(…) }"
            ),
            ("func a() -> Int { b.«»x { c() }.d }", "func a() -> Int { _leftOut(…) }"),
            ("var a: some Widget { b(); «»X() }", "var a: some Widget { b(); _leftOut(…) }"),
            ("func a() -> some Widget { return b(«»x) }", "func a() -> some Widget { _LeftOutWidget(…) }"),
            ("func a() { b(); «»x() }", "func a() { b(); _leftOut(…) }"),
            (
                "func a() -> [Int] { let y: Int = «»x; return [y] }",
                "func a() -> [Int] { let y: Int = _leftOut(…); return [y] }"
            ),
            ("func a() -> Int { b(); return «»x }", "func a() -> Int { b(); return _leftOut(…) }"),
            ("func a() { b { «»x($0, $1); c() } }", "func a() { b { _leftOut(…, $0, $1); c() } }"),
            ("init() { let y = «»x }", "init() { _leftOutTrap(…) }"),
            ("init() { «»x.configure() }", "init() { _leftOut(…) }"),
            ("init?() { let y = «»x }", "init?() { _leftOut(…); return nil }"),
            ("init() throws { let y = «»x }", "init() throws { throw _leftOutError(…) }"),
            (
                "struct A { var a: Int { get { let y = «»x } set { b() } } }",
                "struct A { var a: Int { get { _leftOut(…) } set { b() } } }"
            ),
            (
                "struct A { var a: Int { get { 1 } set { let y = «»x } } }",
                "struct A { var a: Int { get { 1 } set { _leftOut(…) } } }"
            ),
            (
                "struct A {\n    let a: Int = «»x\n    let b = 2\n}",
                "struct A {\n    let a: Int = _leftOut(…)\n    let b = 2\n}"
            ),
            (
                "func a() async throws -> some IntentResult & ReturnsValue<Int> { let y = «»x }",
                "func a() async throws -> some IntentResult & ReturnsValue<Int> { if true { throw _leftOutError(…) }; "
                    + "return .result(value: _leftOut(…) as Int) }"
            ),
            ("func a() -> some View { b { c, d in «»x(c) } }", "func a() -> some View { b { c, d in _leftOut(…) } }"),
            (
                "var a: some WidgetConfiguration { B { _ in «»X() }.c() }",
                "var a: some WidgetConfiguration { B { _ in _leftOut(…) }.c() }"
            ),
            ("func a() -> some Shape { let y = «»x }", "func a() -> some Shape { _LeftOutShape(…) }"),
            (
                "class A { class func b() -> Int? { let y = «»x } }",
                "class A { class func b() -> Int? { _leftOut(…) } }"
            ),
            ("struct A {\n    let a = «»x\n    let b = 2\n}", "struct A {\n\n    let b = 2\n}"),
            ("func a(_ b: «»Absent) {\n}\nlet c = 1", "\n\nlet c = 1")
        ] as [(String, String)])
    func aDeclarationStands(source: String, staged: String) throws {
        #expect(try repaired(source) == staged)
    }

    @Test(arguments: [
        ("extension A: «»Gone { func b() {} }", "extension A: Any { func b() {} }"),
        ("struct A<B: C>: «»Gone where B: D {}", "struct A<B: C>: Any where B: D {}"),
        ("struct A: Codable, «»Gone {}", "struct A: Codable, Any {}"),
        ("struct A: «»Gone, Codable {}", "struct A: Any, Codable {}"),
        ("enum A: String, «»Kit.Gone, Codable {}", "enum A: String, Any, Codable {}"),
        ("enum A: String, Kit.«»Gone {}", "enum A: String, Any {}"),
        ("protocol A: B & «»Gone {}", "protocol A: B & Any {}"), ("struct A { var b: «»Gone { 1 } }", "struct A {  }"),
        ("class A: «»Gone {}", ""), ("struct A<B: «»Gone> {}", ""), ("struct A: B where C: «»Gone {}", "")
    ])
    func aProtocolGoesAlone(source: String, staged: String) throws {
        let text = try repaired(source, error: "cannot find type 'Gone' in scope")
        #expect(text == staged)
    }

    /// Each stands alone: with the comma between them, one of two was left.
    @Test func allProtocolsOfATypeGo() {
        var repair = SourceRepair("struct A: One, Two, Codable {}")
        let isLeftOut = repair.omit([
            CompilerError(line: 1, column: 11, message: "cannot find type 'One' in scope"),
            CompilerError(line: 1, column: 16, message: "cannot find type 'Two' in scope")
        ])
        #expect(isLeftOut && repair.text == "struct A: Any, Any, Codable {}")
    }

    /// A provider that asked for something missing first never answered.
    @Test(arguments: [
        ("func a() { if «»x.y { b() } else { c() } }", "func a() { if _leftOut(…) { b() } else { c() } }"),
        (
            "func a() { if let d = «»x { b(d) } else { c() }; e() }",
            "func a() { if _leftOut(…) { _leftOutTrap(…) } else { c() }; e() }"
        ),
        (
            "var a: some View { if b { C() } else if «»x { D() } else { E() } }",
            "var a: some View { if b { C() } else if _leftOut(…) { D() } else { E() } }"
        ),
        ("func a() { if «»x { b() }; c() }", "func a() { _leftOut(…); c() }")
    ])
    func theOtherBranchIsTaken(source: String, staged: String) throws {
        #expect(try repaired(source) == staged)
    }

    @Test func constantsOfABodyGoBeforeTheBody() throws {
        let source = "var body: some View { let a = self.«»x; Text(\"b\") }"
        #expect(try repaired(source) == "var body: some View {  Text(\"b\") }")
        #expect(try repaired("init() { var a: «»Gone = b(); c = 1 }") == "init() {  c = 1 }")
        // The name would mean the property.
        #expect(try repaired("var a = 1\n" + source).hasSuffix("{ _LeftOutView(…) }"))
    }

    /// A property without its type was lost whole, and with it the conformance, the type and the widget.
    @Test func aValueStaysWithoutACallThatItsTypeLacks() throws {
        let source = "struct A: Link {\n    let url = Place.home.«»adding(name: 1)\n    let name = 2\n}"
        let error = "value of type 'URL' has no member 'adding'"
        #expect(
            try repaired(source, error: error)
                == "struct A: Link {\n    let url = Place.home._withoutModifier(…)\n    let name = 2\n}")
        #expect(try repaired(source) == "struct A: Link {\n\n    let name = 2\n}")
    }

    @Test func casesOfASwitchAreStatements() throws {
        let source = """
            var body: some View {
                switch a {
                case .one:
                    «»Absent()
                default:
                    Text("b")
                }
            }
            """
        #expect(try repaired(source) == source.replacing("«»Absent()", with: "_leftOut(…)"))
    }

    @Test func modulesOfLinuxLoseDeclarations() throws {
        #expect(
            try repaired("struct A {\n    func a() { «»x() }\n    let b = 1\n}", canStandIn: false)
                == "struct A {\n\n    let b = 1\n}")
    }

    @Test func whatTheCompilerSaysBesidesCostsNothing() {
        var repair = SourceRepair("var body: some View { A().b().c(.red) }")
        let isLeftOut = repair.omit([
            CompilerError(line: 1, column: 27, message: "value of type 'A' has no member 'b'"),
            CompilerError(line: 1, column: 34, message: "cannot infer contextual base in reference to member 'red'")
        ])
        #expect(isLeftOut)
        #expect(repair.losses.map(\.part.title) == [".b()"])
        #expect(repair.text.hasSuffix(".c(.red) }"))
    }
}
