import SwiftText
import Testing

@testable import darkroom

/// What needs a type that is left out goes in the same round.
struct LostTypesTests {
    private let files = [
        "Model.swift": """
        struct Model {
            let store: Absent
            struct Part { let store: Absent }
        }
        """,
        "Screen.swift": """
        struct Screen {
            let title = "one"
            func load(_ model: Model) {}
            func show() { print("\\(Model.Part.self)") }
        }
        """,
        "Other.swift": """
        func save(_ screen: Screen) {}
        struct Box<Content> { let content: Content }
        """
    ]

    @Test func aNameThatIsDeclaredOnceIsLost() {
        let sources = files.mapValues { SourceFile($0) }, types = LostTypes(sources.values)
        let model = sources["Model.swift"]!, other = sources["Other.swift"]!
        #expect(types.names(in: model, 0..<model.bytes.count) == ["Model", "Model.Part"])
        // A generic parameter may be called as a type is.
        #expect(LostTypes([other, SourceFile("struct Content {}")]).names(in: other, 0..<other.bytes.count) == ["Box"])
    }

    @Test func usesAreNamesAndNeitherMembersNorLabels() {
        let file = SourceFile("let a: Model = f(Model: 1, b: \"\\(Model())\")\nlet c = A.Model\n")
        let uses = LostTypes.uses(of: ["Model"], in: file)
        #expect(uses.map(\.column) == [8, 34])
        #expect(uses.allSatisfy { $0.line == 1 && $0.message == "cannot find 'Model' in scope" })
    }

    @Test func extensionsOfTypesWithinOthersAreUses() {
        let file = SourceFile("extension A.Model.Part { let model = A.Model() }\nextension B.Models {}\n")
        #expect(LostTypes.uses(of: ["Model"], in: file).map(\.column) == [13])
        #expect(LostTypes.uses(of: ["A.Model.Part"], in: file).map(\.column) == [19])
        #expect(LostTypes.uses(of: ["B.Model"], in: file).isEmpty)
    }

    @Test func aTypeWithinAnotherHasItsNameOnlyThere() {
        let lost = SourceFile("class Store<T>: Absent { enum Error { case a }; func f() -> Result<T, Error> { g() } }")
        #expect(LostTypes([lost]).names(in: lost, 0..<lost.bytes.count) == ["Store", "Store.Error"])
        let file = SourceFile(
            """
            func load() -> Result<Int, Error> { .success(1) }
            extension Store { var last: Error? { nil } }
            class Cache: Store { var first: Error? { nil } }
            struct Other { let error: Error }
            """)
        #expect(LostTypes.uses(of: ["Store.Error"], in: file).map(\.line) == [2, 3])
    }

    @Test func aChainOfTypesTakesOneRound() {
        var repairs = SourceRepairs(files, canStandIn: true) { _ in true }
        let error = CompilerError(line: 1, column: 8, message: "type 'Model' does not conform to protocol 'P'")
        let isRepaired = repairs.omit(["Model.swift": [error]], round: 0)
        #expect(isRepaired && repairs.changed == ["Model.swift", "Screen.swift"])
        #expect(repairs.text(of: "Screen.swift")?.contains("Model") == true)
        #expect(repairs.text(of: "Screen.swift")?.contains("func load") == false)
        #expect(repairs.text(of: "Screen.swift")?.contains("func show() { _leftOut(") == true)
        #expect(repairs.text(of: "Other.swift") == files["Other.swift"])
        // The same error again is outside all that could help.
        let again = repairs.omit(["Model.swift": [error]], round: 1)
        #expect(!again || repairs.changed == ["Model.swift"])
    }

    @Test func theFirstRoundTellsWhatIsToBeCorrected() {
        let slip = CompilerError(line: 2, column: 9, message: "cannot find 'titel' in scope")
        var repairs = SourceRepairs(files, canStandIn: true) { $0 == "Model.swift" }
        let isRepaired = repairs.omit(["Screen.swift": [slip]], round: 0)
        #expect(!isRepaired)
        // A file that has lost nothing has no consequences.
        let later = repairs.omit(["Screen.swift": [slip]], round: 1)
        #expect(!later)
    }
}

/// What a file lacks because another one loses it in the same round.
struct LostConformanceTests {
    private let files = [
        "Model.swift": "struct Moment { var title = \"\" }\nextension Moment: Codable, FetchableRecord {}\n",
        "Widget.swift": """
        func load() -> Int {
            let count = (try? Moment.all().count) ?? 0
            return count
        }

        """
    ]
    private let missing = CompilerError(line: 2, column: 28, message: "cannot find type 'FetchableRecord' in scope")
    private let member = CompilerError(line: 2, column: 31, message: "type 'Moment' has no member 'all'")

    @Test func membersOfAProtocolThatIsMissingAreLeftOutOfTheWidgetsOwnFiles() {
        var repairs = SourceRepairs(files, canStandIn: true) { $0 == "Model.swift" }
        let isRepaired = repairs.omit(["Model.swift": [missing], "Widget.swift": [member]], round: 0)
        #expect(isRepaired && repairs.text(of: "Model.swift")?.contains("FetchableRecord") == false)
        #expect(repairs.text(of: "Widget.swift") == files["Widget.swift"])
        let isRepairedNext = repairs.omit(["Widget.swift": [member]], round: 1)
        #expect(isRepairedNext && repairs.text(of: "Widget.swift")?.contains("Moment.all") == false)
    }

    @Test func slipsDoNotWait() {
        let slip = CompilerError(line: 3, column: 12, message: "cannot find 'cuont' in scope")
        var repairs = SourceRepairs(files, canStandIn: true) { $0 == "Model.swift" }
        let isRepaired = repairs.omit(["Model.swift": [missing], "Widget.swift": [member, slip]], round: 0)
        #expect(!isRepaired && repairs.refused == ["Widget.swift"])
    }
}

/// What statements with errors tell of what else is missing.
struct ErrorStatementTests {
    private let text = """
        struct Row {
            func words(_ day: Int) -> String {
                let first = day.localized
                return "\\(day) " + "D".localized() +
                    Day(.soon).title + "\\(first)"
            }
        }
        """

    @Test func wordsAreThoseOfTheStatement() {
        let error = CompilerError(line: 5, column: 17, message: "")
        #expect(ErrorStatements(text).words(around: error) == ["return", "localized", "Day", "soon", "title"])
        #expect(ErrorStatements(text).words(around: CompilerError(line: 99, column: 1, message: "")).isEmpty)
    }

    @Test func missingMembersAreFoundWhereTheExpressionTakesLong() {
        let slow = CompilerError(
            line: 4, column: 16, message: "the compiler is unable to type-check this expression in reasonable time")
        let uses = ErrorStatements(text).uses(of: ["localized": "String"], around: slow)
        #expect(uses.map { [$0.line, $0.column] } == [[4, 32]])
        #expect(uses.first?.missingMember?.name == "localized")

        var repairs = SourceRepairs(["Row.swift": text, "A.swift": "let a = \"a\".localized()\n"], canStandIn: true) {
            _ in true
        }
        #expect(repairs.explained(["Row.swift": [slow]]) == ["Row.swift": [slow]])
        let missing = CompilerError(line: 1, column: 13, message: "value of type 'String' has no member 'localized'")
        let isRepaired = repairs.omit(["A.swift": [missing]], round: 0)
        #expect(isRepaired && repairs.explained(["Row.swift": [slow]]) == ["Row.swift": uses])
    }

    /// `content.if(isOn) { content in … }`, of whose closure the compiler knows nothing.
    @Test(arguments: ["", "extension View { func faded() -> some View { opacity(0.5) } }\n"])
    func modifiersOfViewsAreFoundWhereNoSourceDeclaresThem(other: String) {
        let body =
            "struct Screen: View {\n    var body: some View {\n        content.faded { $0.padding() }\n    }\n}\n"
        let slow = CompilerError(
            line: 3, column: 9, message: "the compiler is unable to type-check this expression in reasonable time")
        let missing = CompilerError(line: 1, column: 22, message: "value of type 'some View' has no member 'faded'")
        var repairs = SourceRepairs(
            [
                "Screen.swift": body, "Row.swift": "func row() -> some View { Text(\"\").faded() }\n",
                "Other.swift": other
            ],
            canStandIn: true
        ) { _ in true }
        _ = repairs.omit(["Row.swift": [missing]], round: 0)
        let use = CompilerError(line: 3, column: 17, message: missing.message)
        #expect(repairs.explained(["Screen.swift": [slow]]) == ["Screen.swift": [other.isEmpty ? use : slow]])
    }

    /// The compiler names any line of a long body.
    @Test func membersThatAreLeftOutAreFoundWhereNothingElseIsWrong() {
        let body = """
            struct Screen: View {
                var body: some View {
                    Row(store.count)
                        .onChange(of: store.count) { store.account = nil }
                        .onChange(of: title) { shows = false }
                }
            }
            """
        let slow = CompilerError(
            line: 5, column: 36, message: "the compiler is unable to type-check this expression in reasonable time")
        let store = "final class Store {\n    var account: Account?\n    var count = 0\n}\n"
        let cause = CompilerError(line: 2, column: 18, message: "cannot find type 'Account' in scope")
        let use = CompilerError(line: 4, column: 48, message: "cannot find 'account' in scope")
        for (other, isFound) in [("", true), ("struct User { var account = 1 }", false)] {
            var repairs = SourceRepairs(
                ["Store.swift": store, "Screen.swift": body, "User.swift": other], canStandIn: true
            ) { _ in true }
            #expect(repairs.explained(["Screen.swift": [slow]]) == ["Screen.swift": [slow]])
            let isRepaired = repairs.omit(["Store.swift": [cause]], round: 0)
            #expect(isRepaired)
            #expect(repairs.explained(["Screen.swift": [slow]]) == ["Screen.swift": [isFound ? use : slow]])
            let both = repairs.explained(["Screen.swift": [slow], "User.swift": [cause]])
            #expect(both["Screen.swift"] == [slow])
        }
    }

    /// A structure that has lost a property has another initializer.
    @Test func callsOfWhatHasLostAMemberAreConsequences() {
        let files = [
            "Clock.swift": "import Dial\nstruct Clock {\n    var style: DialStyle\n}\n",
            "Widget.swift": "func make() -> Int {\n    let clock = Clock(style: 1)\n    return title\n}\n"
        ]
        var repairs = SourceRepairs(files, canStandIn: true) { $0 == "Clock.swift" }
        let cause = CompilerError(line: 3, column: 16, message: "cannot find type 'DialStyle' in scope")
        // While the property is there, its type is not.
        let other = CompilerError(
            line: 2, column: 30, message: "cannot infer contextual base in reference to member 'small'")
        var isRepaired = repairs.omit(["Widget.swift": [other]], round: 0)
        #expect(!isRepaired && repairs.refused == ["Widget.swift"])
        isRepaired = repairs.omit(["Clock.swift": [cause], "Widget.swift": [other]], round: 0)
        #expect(isRepaired && repairs.changed == ["Clock.swift"])
        let own = CompilerError(line: 3, column: 12, message: "cannot find 'title' in scope")
        isRepaired = repairs.omit(["Widget.swift": [own]], round: 1)
        #expect(!isRepaired && repairs.refused == ["Widget.swift"])
        let call = CompilerError(line: 2, column: 29, message: "argument passed to call that takes no arguments")
        isRepaired = repairs.omit(["Widget.swift": [call]], round: 1)
        #expect(isRepaired, "\(repairs.refused)")
    }
}
