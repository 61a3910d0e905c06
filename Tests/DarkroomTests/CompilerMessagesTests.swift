import Testing

@testable import darkroom

struct CompilerMessagesTests {
    private let messages = CompilerMessages(
        stagingFolder: "/cache/1/Sources",
        origins: [
            "Clock.swift": "My Widgets/Clock/Clock.swift", "Views/Clock.swift": "My Widgets/Clock/Views/Clock.swift"
        ])

    @Test(arguments: [
        ("Clock.swift:3:5: error: no", "My Widgets/Clock/Clock.swift:3:5: error: no"),
        ("Views/Clock.swift:3:5: error: no", "My Widgets/Clock/Views/Clock.swift:3:5: error: no"),
        ("/cache/1/Sources/Views/Clock.swift:9:1: note: here", "My Widgets/Clock/Views/Clock.swift:9:1: note: here"),
        ("\u{1B}[1mClock.swift:3:5: error", "\u{1B}[1mMy Widgets/Clock/Clock.swift:3:5: error"),
        (
            "Clock.swift:3:5: warning: if the owners of 'FoundationEssentials' introduce this",
            "My Widgets/Clock/Clock.swift:3:5: warning: if the owners of 'Foundation' introduce this"
        ),
        (" 3 | let s = \"Clock.swift:3\"", " 3 | let s = \"Clock.swift:3\""),
        ("<unknown>:0: error: link command failed", "<unknown>:0: error: link command failed"), ("", "")
    ])
    func namesTheUsersFile(line: String, mapped: String) {
        #expect(messages.mapped(line) == mapped)
    }

    /// Of a project whose generated code is missing, six expressions were said to take too long that take no time.
    @Test func expressionsThatWereGivenUpAreToldOnlyWhereTheyMayBeWrong() {
        let given =
            "Clock.swift:3:5: error: the compiler is unable to type-check this expression in reasonable time; try\n"
        let quoted = " 3 | let a = b + c\n   |         `- error: the compiler is unable to type-check this expression\n"
        let other = "Clock.swift:9:5: error: cannot find type 'Operations' in scope\n 9 | let o: Operations\n"
        #expect(messages.leavingOutComplexity(of: given + quoted + other) == other)
        #expect(messages.leavingOutComplexity(of: given + quoted) == nil)
    }

    @Test("A compiler that crashed says where it was: what was told then were the errors of an earlier round")
    func aCrashIsAnErrorOfTheBody() throws {
        let source = "struct Card: View {\n    var body: some View {\n        Text(gone)\n    }\n}\n"
        let output = """
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
            Stack dump:
            0.\tProgram arguments: swift-frontend -frontend -typecheck -primary-file Clock.swift
            3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "Views/Clock.swift")
            4.\tWhile evaluating request TypeCheckFunctionBodyRequest(Clock.(file).Card.body.getter@Views/Clock.swift:2:25)
             #0 0x0000 llvm::sys::PrintStackTrace
            """
        let errors = messages.errors(output, in: ["Clock.swift", "Views/Clock.swift"])
        #expect(errors.keys.sorted() == ["Views/Clock.swift"])
        let error = try #require(errors["Views/Clock.swift"]?.first)
        #expect(error.isConsequence && error.reason == "the compiler cannot tell what is wrong here")
        var repair = SourceRepair(source, name: "Clock.swift", canStandIn: true)
        let isLeftOut = repair.omit([error])
        #expect(isLeftOut && repair.losses.map(\.part.kind) == [.body], "\(repair.text)")
        #expect(repair.text.contains("var body: some View {") && !repair.text.contains("Text(gone)"))
    }

    @Test("An error in what a macro makes is one where the macro stands")
    func errorsInMacrosAreTheirUsers() {
        let output = """
            macro expansion @CDManaged:2:11: error: cannot find '_managedValue' in scope
            `- Clock.swift:22:38: note: expanded code originates here
             22 |     @CDManaged var firstLaunch: Date?
            macro expansion @CDManaged:3:11: error: of another file
            `- Dial.swift:22:38: note: expanded code originates here
            Clock.swift:30:5: error: own
            Clock_Widgets/Clock.swift:831:33: error: cannot find 'x' in scope
            `- Clock.swift:40:10: note: expanded code originates here
            """
        #expect(
            messages.errors(output, in: ["Clock.swift"]) == [
                "Clock.swift": [
                    CompilerError(line: 22, column: 38, message: "cannot find '_managedValue' in scope"),
                    CompilerError(line: 30, column: 5, message: "own"),
                    CompilerError(line: 40, column: 10, message: "cannot find 'x' in scope")
                ]
            ])
    }

    @Test func messagesAboutWhatStandsInAreNotTold() {
        let output = """
            Clock.swift:3:5: warning: result unused
             3 | _leftOut()
               | `- warning
            Clock.swift:30:5: warning: never used
            30 | x
            Foundation.NSObject.init:2:8: note: selected non-required initializer 'init()'
            Dial.swift:30:5: warning: own
            30 | x
            """
        #expect(messages.leavingOut(["Clock.swift"], of: output) == "Dial.swift:30:5: warning: own\n30 | x")
    }

    @Test("What Apple's classes return may go unused")
    func falseWarningsAreNotTold() {
        let output = """
            Clock.swift:3:5: warning: result of call to 'createFile(atPath:contents:attributes:)' is unused [#no-usage]
             3 | FileManager.default.createFile(atPath: path, contents: data)
               | `- warning: result of call to 'createFile(atPath:contents:attributes:)' is unused [#no-usage]
            Clock.swift:4:5: warning: result of call to 'sorted()' is unused [#no-usage]
             4 | hours.sorted()
            \u{1B}[1mClock.swift:5:5: \u{1B}[0mwarning: result of call to 'synchronize()' is unused
             5 | defaults.synchronize()
            Clock.swift:6:7: warning: class 'Host' must restate inherited '@unchecked Sendable' conformance
             6 | class Host: UIViewController {
            Clock.swift:9:9: warning: default will never be executed
             9 | default: Text("A family of later systems")
            Clock.swift:11:9: warning: 'link' is deprecated: not returned by swift-corelibs-foundation API
             11 | let types: NSTextCheckingResult.CheckingType = .link
            <unknown>:0: error: link command failed
            """
        #expect(
            messages.mapped(output) == """
                My Widgets/Clock/Clock.swift:4:5: warning: result of call to 'sorted()' is unused [#no-usage]
                 4 | hours.sorted()
                <unknown>:0: error: link command failed
                """)
    }

    /// Each `#Preview` has two errors wherever something else has one.
    @Test func recordsOfPreviewsHideNoError() {
        let record = """
            macro expansion #Preview:12:16: error: '@const' value should be initialized with a compile-time value
               |12 | record
            macro expansion #Preview:9:12: error: global variable must be a compile-time constant to use @section attribute
               |9 | record
            """
        let own = "Clock.swift:3:5: error: missing return\n 3 | }"
        #expect(
            messages.mapped(record + "\n" + own) == "My Widgets/Clock/Clock.swift:3:5: error: missing return\n 3 | }")
        #expect(messages.mapped(record) == record)
    }
}
