import Testing

@testable import darkroom

/// Attributes and arguments that go by themselves.
extension SourceRepairTests {
    @Test(
        "A declaration stays without what only an attribute of it says",
        arguments: [
            ("@Property(«»indexingKey: \\.title) var name: String", "@Property var name: String"),
            ("@Property«»(indexingKey: \\.title)\nvar name: String", "@Property\nvar name: String"),
            ("@Query(filter: #Predicate { «»gone($0) }) private var items: [Item]", "@Query private var items: [Item]"),
            ("@Attribute(.«»gone) @Other var id: UUID", "@Attribute @Other var id: UUID"),
            ("@«»Logged var count = 0", " var count = 0"),
            ("«»@Logged(to: .file) private(set) var count: Int = 0", " private(set) var count: Int = 0"),
            ("@AppStorage(Keys.«»gone) var count = 0", " var count = 0"),
            ("@«»Traced\n@MainActor func load() async {}", "\n@MainActor func load() async {}"),
            ("@Feature(\n    .«»gone\n)\nstruct Counter {}", "\n\n\nstruct Counter {}")
        ])
    func attributes(_ declaration: String, _ expected: String) throws {
        #expect(try repaired(declaration) == expected)
        #expect(try repaired("struct A {\n\(declaration)\n}") == "struct A {\n\(expected)\n}")
    }

    @Test(
        "A property without a value goes with the wrapper that gives it one",
        arguments: [
            "@«»Injected var store: Store", "@Environment(\\.«»gone) private var gone: Int",
            "@StateObject(«»gone()) var a: A"
        ])
    func wrappersThatGiveAValue(_ declaration: String) throws {
        #expect(try repaired("struct A {\n\(declaration)\nlet b = 0\n}") == "struct A {\n\nlet b = 0\n}")
    }

    @Test(
        "A property without its wrapper has the empty value of its type, where that has one",
        arguments: [
            (
                "@«»Stored(key: .names)\n    private var names: [String]",
                "private var names: [String] { get { _leftOut(…) } nonmutating set {} }"
            ),
            (
                "@«»Stored(.user) public private(set) var user: Kit.User?",
                "public private(set) var user: Kit.User? { get { _leftOut(…) } nonmutating set {} }"
            ),
            ("@«»Stored static var isOn: Bool", "static var isOn: Bool { get { _leftOut(…) } set {} }"),
            (
                "@«»Stored var a: Int // one",
                "var a: Int { get { _leftOut(…) } nonmutating set {} } // one"
            ),
            ("@«»Kit.Stored var ids: Set<Int>", "var ids: Set<Int> { get { _leftOut(…) } nonmutating set {} }"),
            ("@«»Injected(\\.store) var store: Store", ""), ("@«»Injected weak var name: String?", ""),
            ("@«»Injected var load: (Int) -> String?", "")
        ])
    func withoutItsWrapper(_ declaration: String, _ expected: String) throws {
        let unknown = "unknown attribute 'Stored'"
        let lines = try repaired("struct A {\n    \(declaration)\n    let b = 0\n}", error: unknown)
        #expect(
            (expected.isEmpty ? !lines.contains("var") : lines.contains(expected)) && !lines.contains("@"), "\(lines)")
        let inClass = try repaired("class A {\n    \(declaration)\n    let b = 0\n}", error: unknown)
        #expect(inClass.contains(expected.replacing("nonmutating ", with: "")) || expected.isEmpty, "\(inClass)")
        #expect(!(try repaired("func a() {\n    \(declaration)\n}", error: unknown)).contains("get {"))
    }

    @Test(
        "A widget whose kind is missing has its type's name for one",
        arguments: ["Kinds.«»clock", "«»kind", "Kinds.clock(for: «»gone)", "«»Kinds.clock.rawValue"])
    func missingKinds(_ kind: String) throws {
        func source(_ kind: String) -> String {
            """
            struct Clock: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: \(kind), provider: Provider()) { Face($0) }
                }
            }
            """
        }
        #expect(try repaired(source(kind)) == source(#""Clock""#))
    }

    @Test func parametersAreNoArguments() throws {
        let source = """
            struct Response {
                let version: Int
                init(error: «»ServerError) {
                    version = Coded(error: error).version
                }
            }
            """
        let result = try repaired(source, error: "cannot find type 'ServerError' in scope", gone: ["error"])
        #expect(!result.contains("init("), "\(result)")
    }

    @Test(
        "Several arguments go with their properties",
        arguments: [
            ("self.init«»(eye: .square, size: 3, logo: nil)", "argument passed to call that takes no arguments"),
            ("self.init(«»eye: .square, size: 3, logo: nil)", "extra arguments at positions #1, #3 in call")
        ])
    func severalArguments(_ call: String, _ error: String) throws {
        let result = try repaired(
            "extension A {\n    init() {\n        \(call)\n    }\n}", error: error, gone: ["eye", "logo"])
        #expect(result == "extension A {\n    init() {\n        self.init(size: 3)\n    }\n}")
    }

    @Test func anArgumentGoesWithItsPropertyWhateverItHolds() throws {
        let source = """
            static var placeholder: Entry {
                Entry(date: .now, style: [«»Theme.named("a", size: 3), Theme.plain], error: nil)
            }
            """
        let missing = "cannot find 'Theme' in scope"
        let text = try repaired(source, error: missing, gone: ["style", "Entry.style"])
        #expect(text.contains("Entry(date: .now, error: nil)"), "\(text)")
        // A function keeps its parameter.
        let function = source.replacing("Entry(date", with: "entry(date")
        #expect(!(try repaired(function, error: missing, gone: ["style", "Entry.style"]).contains("error: nil")))
        #expect(!(try repaired(source, error: missing, gone: ["other"]).contains("error: nil")))
    }

    @Test func aPropertyGoesWithItsArgumentsInOneRound() throws {
        let source = """
            struct Entry {
                let date: Date
                let style: Theme
                static var placeholder: Entry { Entry(date: .now, style: Theme.plain) }
            }
            """
        var repairs = SourceRepairs(["A.swift": source], canStandIn: true) { _ in true }
        let isLeftOut = repairs.omit(
            [
                "A.swift": [
                    CompilerError(line: 3, column: 16, message: "cannot find type 'Theme' in scope"),
                    CompilerError(line: 4, column: 62, message: "cannot find 'Theme' in scope")
                ]
            ], round: 0)
        #expect(isLeftOut)
        let text = repairs.text(of: "A.swift") ?? ""
        #expect(text.contains("{ Entry(date: .now) }") && !text.contains("style"))
    }

    /// An initializer of a structure takes its properties: all that made one was lost with a property.
    @Test(arguments: [
        ("func a() -> E { E(date: 1, log: «»nil, title: b) }", "func a() -> E { E(date: 1, title: b) }"),
        ("func a() -> E { E(log: «»b(1, 2)\n, title: b) }", "func a() -> E { E(\n title: b) }"),
        ("func a() -> E { c(E(date: 1, log: «».init())) }", "func a() -> E { c(E(date: 1)) }"),
        ("func a() -> E { E(log: «»nil) }", "func a() -> E { E() }"),
        ("func a() -> E { E(more: «»nil) }", "func a() -> E { _leftOut(…) }")
    ])
    func argumentsGoWithTheirProperties(source: String, staged: String) throws {
        let error = source.contains("more") ? "extra argument 'more' in call" : "extra argument 'log' in call"
        #expect(try repaired(source, error: error, gone: ["log", "Entry.log"]).replacing("  ", with: " ") == staged)
    }

    @Test("An argument that the call needs comes back: `info` is gone from another type")
    func neededArguments() {
        let call = "        return .init(date: .now, info: result, location: location)"
        let lines = ["func make() -> Entry {", "    let result = 1", call, "}"]
        var repair = SourceRepair(lines.joined(separator: "\n"), name: "A.swift")
        func error(_ text: String, _ message: String, in line: String) -> CompilerError {
            let column = line.utf8.count - line[line.range(of: text)!.lowerBound...].utf8.count + 1
            return CompilerError(line: 3, column: column, message: message)
        }
        func shown() -> String { String(repair.text.split(separator: "\n", omittingEmptySubsequences: false)[2]) }
        func omit(_ error: CompilerError) -> Bool {
            repair.omit([error], gone: ["info", "Other.info", "location", "Entry.location"])
        }
        #expect(omit(error("location)", "cannot convert 'location'", in: call)))
        #expect(omit(error("result", "cannot convert 'result'", in: shown())))
        #expect(shown() == "        return .init(date: .now)")
        #expect(omit(error(")", "missing argument for parameter 'info' in call", in: shown())))
        #expect(shown() == "        return .init(date: .now, info: result)")
        // What was wrong with it takes more along now.
        #expect(omit(error("result", "cannot convert 'result'", in: shown())))
        #expect(!shown().contains("return .init(date: .now)"))
    }

    /// Incomes' widgets were blank for want of a package that says how far lines are apart.
    @Test func aStackStaysWithoutItsSpacing() throws {
        let source = "var body: some View {\n    VStack(spacing: «»Metrics.inline) {\n        Text(\"a\")\n    }\n}"
        #expect(try repaired(source) == source.replacing("«»Metrics.inline", with: "_leftOut(…)"))
    }

    /// The provider's own answer to an error is the best there is.
    @Test func anAttemptFailsWhoseConstantsHaveNoType() throws {
        let source = """
            func load() {
                do {
                    let (a, b) = try await «»gone()
                    use(a, b)
                } catch { use(0, 0) }
            }
            """
        let lines = try repaired(source)
        #expect(lines.contains("do { throw _leftOutError(…)") && lines.contains("catch { use(0, 0) }"), "\(lines)")
        #expect(!lines.contains("use(a, b)"))
    }
}
