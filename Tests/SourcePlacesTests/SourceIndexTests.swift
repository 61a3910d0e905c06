import Findings
import SourcePlaces
import SwiftText
import Testing

/// The lines that are found for views, by their names.
struct SourceIndexTests {
    private static let podium = """
        import SwiftUI

        // Text("Mira") in a comment.
        struct PodiumView: View {
            var names: [String]
            var body: some View {
                VStack(spacing: 4) {
                    Text("Podium")
                        .font(.headline)
                        .padding(8)
                    HStack {
                        PodiumStep(name: "Mira", place: 1)
                            .padding(.leading, 2)
                        PodiumStep(name: "Oren", place: 2)
                    }
                    Text("\\(names.count) players")
                    Label("Play", systemImage: "play.fill")
                }
                .padding()
            }

            struct Badge: View {
                var body: some View { Text("Podium") }
            }
        }

        struct PodiumStep: View {
            var name: String, place: Int
            var body: some View {
                VStack(spacing: 2) {
                    Image(name)
                        .resizable()
                        .frame(width: 40, height: 40)
                    #if os(macOS)
                    Text("\\(place)")
                    #else
                    Text("\\(place)")
                        .bold()
                    #endif
                    Circle().stroke(.red, lineWidth: 2)
                }
            }
        }

        struct CardStyle: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .padding(12)
            }
        }

        struct Card<Content: View>: View {
            var content: Content
            var body: some View {
                content.background(Color.white)
            }
        }

        struct Board: View {
            var body: some View {
                Card {
                    Text("Inside")
                }
                Button { } label: { Text("Go") }
                    .shadow(radius: 2)
            }
        }
        """

    private static let index = SourceIndex(files: [.init(path: "Widget/Podium.swift", source: SourceFile(podium))])

    private static func line(_ path: String...) -> Int? { index.place(of: path)?.line }

    @Test func aLiteralIsFoundInItsOwnersBody() {
        #expect(
            Self.index.place(of: ["PodiumView", "Text \"Podium\""])
                == SourcePlace(file: "Widget/Podium.swift", line: 8))
        #expect(Self.line("PodiumView", "PodiumView.Badge", "Text \"Podium\"") == 23)
        #expect(Self.line("PodiumView", "Image \"play.fill\"") == 17)
        #expect(Self.line("PodiumView", "Text \"Play\"") == 17)
    }

    @Test func aTextWithValuesFitsWhatIsShown() {
        #expect(Self.line("PodiumView", "Text \"3 players\"") == 16)
    }

    @Test func aValueIsTheOnlyCallThatShowsOne() {
        #expect(Self.line("PodiumView", "PodiumStep", "Image \"Oren\"") == 31)
    }

    @Test func whatIsNotCompiledIsNotFound() throws {
        let file = SourceFile(Self.podium)
        let first = try #require(file.tokens("#if").first), second = try #require(file.tokens("#else").first)
        let index = SourceIndex(files: [.init(path: "a", source: file) { !(first..<second).contains($0) }])
        #expect(index.place(of: ["PodiumView", "PodiumStep", "Text \"2\""])?.line == 37)
    }

    @Test func containersAreFoundByNameAndNumber() {
        #expect(Self.line("PodiumView", "VStack") == 7)
        #expect(Self.line("PodiumView", "HStack") == 11)
        #expect(Self.line("PodiumView", "PodiumStep", "_StrokedShape<Circle>") == 40)
        #expect(Self.line("PodiumView", "PodiumStep #2") == 14)
    }

    @Test func modifiersAreFoundOnTheirView() {
        #expect(Self.line("PodiumView", "Text \"Podium\"", ".padding") == 10)
        #expect(Self.line("PodiumView", "VStack", ".padding") == 19)
        #expect(Self.line("PodiumView", "PodiumStep", "Image \"Mira\"", ".frame") == 33)
        #expect(Self.line("PodiumView", "PodiumStep", ".padding") == 13)
        #expect(Self.line("PodiumView", "PodiumStep", "frame") == 33)
        #expect(Self.line("Board", "Button", ".shadow") == 65)
    }

    @Test func aModifierOfTheWidgetsOwnHoldsWhatItApplies() {
        #expect(Self.line("PodiumView", "CardStyle", ".padding") == 48)
    }

    @Test func whatIsHandedToAViewIsWrittenAroundIt() {
        #expect(Self.line("Board", "Card", "Text \"Inside\"") == 62)
    }

    @Test func nestedTypesOfOneNameAreToldApart() {
        func cell(_ outer: String, text: String = "\"Free\"") -> String {
            """
            struct \(outer): View {
                struct Cell: View {
                    var body: some View { Text(\(text)).padding(2) }
                }
                var body: some View { Cell() }
            }
            """
        }
        let other = "extension Week {\n" + cell("Day") + "\n}\n" + cell("Cell")
        let sources = ["Board": cell("Board"), "Month": cell("Month"), "Week": cell("Week"), "Other": other]
        let index = SourceIndex(files: sources.map { .init(path: $0.key, source: SourceFile($0.value)) })
        func place(_ path: String...) -> String? { index.place(of: path).map { "\($0.file) \($0.line)" } }
        #expect(place("Month", "Month.Cell", "Text \"Free\"") == "Month 3")
        #expect(place("Week", "Week.Cell", "Text \"Free\"") == "Week 3")
        #expect(place("Week.Day", "Week.Day.Cell", "Text \"Free\"") == "Other 4")
        #expect(place("Day", "Day.Cell", "Text \"Free\"") == "Other 4")
        #expect(place("Week", "Week.Cell", ".padding") == "Week 3")
        // A private type's context has no name that sources have.
        #expect(place("Elsewhere.Month", "Elsewhere.Month.Cell", "Text \"Free\"") != nil)
    }

    /// Views are counted as they are made, which says nothing of where they are written once that depends on values.
    @Test func whichOfSeveralItWasIsNotGuessed() {
        let board = """
            struct Board: View {
                var body: some View {
                    Text(title)
                    switch family {
                    case .systemSmall: Text(short)
                    default:
                        HStack { Text(long) }
                    }
                }
            }
            struct Days: View {
                var body: some View {
                    ForEach(days) { day in
                        Text(day.name)
                        Text(day.high).bold()
                    }
                }
            }
            struct One: View {
                var body: some View {
                    ForEach(days) { day in
                        Text(day.name)
                    }
                }
            }
            extension Parts {
                var small: some View { Text(short) }
            }
            struct Parts: View {
                var body: some View { small; large }
            }
            extension Parts {
                var large: some View { Text(long) }
            }
            """
        let index = SourceIndex(files: [.init(path: "a", source: SourceFile(board))])
        func line(_ path: String...) -> Int? { index.place(of: path)?.line }
        #expect(line("Board", "Text \"70\"") == 3)
        #expect(line("Board", "Text \"71\" #2") == 2)
        #expect(line("Days", "Text \"72\" #5") == 13)
        #expect(line("One", "Text \"73\" #5") == 22)
        #expect(line("Parts", "Text \"74\"") == 30)
    }

    @Test func whatIsNotFoundIsItsOwnersBody() {
        #expect(Self.line("PodiumView", "PodiumStep", "Gauge") == 29)
        #expect(Self.line("Nobody", "Text \"nothing like it\"") == nil)
        #expect(Self.line() == nil)
        #expect(Self.line("") == nil)
    }

    @Test func filesAreReadForTheFirstViewOnly() {
        let index = SourceIndex {
            Issue.record("nobody asked"); return []
        }
        _ = index
    }

    @Test(arguments: [
        "\"", "\\(", "\"\\", "\"\\(\"", "\"\\u{\"", "\"\"\"", "#\"", "Text(\"\\(a", "struct V: View { var body"
    ])
    func brokenSourceIsNoTrap(_ text: String) {
        let index = SourceIndex(files: [.init(path: "a", source: SourceFile(text + " struct A { Text(" + text))])
        _ = index.place(of: ["A", "Text \"x\"", ".padding"])
        _ = index.place(of: ["V", "Text \"\""])
    }
}
