import Findings
import Foundation
import Testing

@testable import AppIntents

/// An intent as the system performs it, made anew from what its parameters held.
struct IntentArchiveTests {
    @Test func parametersComeBack() async throws {
        let archive = await IntentArchive(ArchivedIntent(amount: 3, note: "hello"))
        let intent = try #require(archive.intent as? ArchivedIntent)
        #expect(intent.amount == 3 && intent.optional == nil)
    }

    @Test func whatNoParameterHoldsIsLost() async throws {
        let archive = await IntentArchive(ArchivedIntent(amount: 3, note: "hello"))
        #expect((archive.intent as? ArchivedIntent)?.note == "default")
        #expect(archive.findings.map(\.code.name) == ["intent-property-lost"])
        #expect(archive.findings.first?.message.contains("'note' of ArchivedIntent") == true)
        #expect(await IntentArchive(ArchivedIntent(amount: 3, note: "default")).findings.isEmpty)
    }

    @Test func aToggleSetsTheValue() async throws {
        for value in [true, false] {
            let archive = await IntentArchive(ArchivedSetter(), newValue: value)
            #expect((archive.intent as? ArchivedSetter)?.value == value)
        }
        // Other intents are not told.
        let other = await IntentArchive(ArchivedIntent(amount: 1, note: "default"), newValue: true)
        #expect((other.intent as? ArchivedIntent)?.amount == 1)
    }

    @Test func entitiesAreAskedOfTheirQueryAgain() async throws {
        let known = await IntentArchive(ArchivedVisit(Friend(id: Friend.all[1].id, name: "written over")))
        #expect((known.intent as? ArchivedVisit)?.friend?.name == "Friend 2")
        #expect(known.findings.isEmpty)
        let unknown = await IntentArchive(ArchivedVisit(Friend(id: UUID(), name: "stranger")))
        #expect(unknown.findings.map(\.code.name) == ["parameter-not-restored"])
        #expect((unknown.intent as? ArchivedVisit)?.friend?.name == "stranger")
    }

    @Test func outcomesAreReadWhateverTheirTypes() async throws {
        let full = IntentOutcome(try await ArchivedIntent(amount: 3, note: "").perform())
        #expect(full.value?._json == .integer(3) && full.dialog == "Now 3" && full.opens == nil)
        let opening = IntentOutcome(try await ArchivedSetter().perform())
        #expect(opening.value == nil && opening.opens is OpenURLIntent)
    }
}

private struct ArchivedIntent: AppIntent {
    static let title: LocalizedStringResource = "Archived"
    @Parameter(title: "Amount") var amount: Int
    @Parameter(title: "Optional") var optional: String?
    var note = "default"

    init() {}
    init(amount: Int, note: String) {
        self.amount = amount
        self.note = note
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: amount, dialog: "Now \(amount)")
    }
}

private struct ArchivedSetter: SetValueIntent {
    static let title: LocalizedStringResource = "Setter"
    @Parameter(title: "Value") var value: Bool

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "https://example.com")!))
    }
}

private struct ArchivedVisit: AppIntent {
    static let title: LocalizedStringResource = "Visit"
    @Parameter(title: "Friend") var friend: Friend?

    init() {}
    init(_ friend: Friend) { self.friend = friend }

    func perform() async throws -> some IntentResult { .result() }
}
