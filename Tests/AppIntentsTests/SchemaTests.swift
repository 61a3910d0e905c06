import Foundation
import Testing

@testable import AppIntents

/// Types that follow Apple's schemas are what they are without, and have what the macros add.
struct SchemaTests {
    @Test func intentsGetTheirConformancesParametersAndTitle() async throws {
        let intent = OpenShelfIntent()
        #expect(AnyIntent(intent).parameters.map(\.name) == ["target", "note"])
        #expect(String(localized: OpenShelfIntent.title) == "OpenShelfIntent" && !OpenShelfIntent.isAssistantOnly)
        intent.target = ShelfEntity(id: "a", title: "Novels")
        #expect(try await intent.perform().value == "Novels")
        let _: any AssistantSchemaIntent = RenameIntent()
        #expect(String(localized: RenameIntent.title) == "Rename")
    }

    @Test func entitiesAndEnumerationsAreKnown() async throws {
        #expect(ShelfEntity.typeDisplayRepresentation == "ShelfEntity")
        #expect(try await ShelfEntity.defaultQuery.entities(for: ["b"]).map(\.title) == ["B"])
        #expect(PaperTheme._cases?.map(\.title) == ["White", "Sepia"])
        let _: any AssistantSchemaEnum = PaperTheme.white
        #expect(PaperTheme.typeDisplayRepresentation == "Paper")
    }
}

@AppIntent(schema: .books.openBook)
private struct OpenShelfIntent {
    var target: ShelfEntity
    var note: String?
    static let openAppWhenRun = false
    var shown: String { target.title }

    func perform() async throws -> some ReturnsValue<String> { .result(value: shown) }
}

@AssistantIntent(schema: .files.rename)
private struct RenameIntent: AppIntent {
    static let title: LocalizedStringResource = "Rename"
    @Parameter(title: "Name") var name: String

    func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .books.book)
private struct ShelfEntity {
    static let defaultQuery = ShelfQuery()

    let id: String
    var title: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

private struct ShelfQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ShelfEntity] {
        identifiers.map { ShelfEntity(id: $0, title: $0.uppercased()) }
    }
}

@AppEnum(schema: .books.theme)
private enum PaperTheme: String {
    case white, sepia

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
    static let caseDisplayRepresentations: [PaperTheme: DisplayRepresentation] = [.white: "White", .sepia: "Sepia"]
}
