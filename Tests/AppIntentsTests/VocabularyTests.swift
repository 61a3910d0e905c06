import AppIntents
import Testing

// What apps write besides widgets' configurations: it compiles, and answers what can be answered without a system.

struct Settings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = UniqueAppEntityProvider { Settings() }
    let id = "settings"
    var displayRepresentation: DisplayRepresentation { "Settings" }
}

struct Book: AppEntity {
    let id: Int
    @Property(title: "Title") var title: String
    @ComputedProperty var pages: Int { id * 10 }
    @ComputedProperty(title: "Weight") var weight: Double { Double(pages) / 2 }

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
    static var defaultQuery: BookQuery { BookQuery() }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }

    static let all = [Book(1, "Emma"), Book(2, "Dracula")]
}

struct BookQuery: EntityPropertyQuery {
    typealias Condition = @Sendable (Book) -> Bool

    static let properties = QueryProperties {
        Property(\Book.$title) {
            EqualToComparator { value -> Condition in { $0.title == value } }
            ContainsComparator { value -> Condition in { $0.title.contains(value) } }
        }
    }
    static let sortingOptions = SortingOptions { SortableBy(\Book.$title) }

    func entities(for identifiers: [Book.ID]) async throws -> [Book] { Book.all.filter { identifiers.contains($0.id) } }

    func entities(
        matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?
    ) async throws -> [Book] {
        Book.all.filter { book in comparators.allSatisfy { $0(book) } }
    }
}

struct ReadingFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Reading"
    @Parameter(title: "Books") var books: [Book]?
    @Parameter var count: Int
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(count) books") }
    var appContext: FocusFilterAppContext { FocusFilterAppContext(notificationFilterPredicate: nil) }
}

struct ReadConfiguration: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "ReadIntent"
    static let title: LocalizedStringResource = "Read"
}

struct VocabularyTests {
    @Test func anEntityOfWhichThereIsOneIsItsQueriesDefault() async throws {
        #expect(try await Settings.defaultQuery.uniqueEntity().id == "settings")
        #expect(try await Settings.defaultQuery.suggestedEntities().map(\.id) == ["settings"])
        #expect(try await Settings.defaultQuery.entities(for: ["settings", "other"]).count == 1)
        #expect(await Settings.defaultQuery.defaultResult()?.id == "settings")
    }

    @Test func propertiesAreComputedAsWritten() {
        #expect(Book.all[1].pages == 20)
        #expect(Book.all[1].weight == 10)
    }

    @Test func propertyQueriesFilter() async throws {
        let comparators = BookQuery.properties.declarations
        #expect(comparators.count == 1)
        let found = try await BookQuery().entities(
            matching: [{ $0.title.contains("m") }], mode: .and, sortedBy: [], limit: nil)
        #expect(found.map(\.id) == [1])
    }

    @Test func noFocusIsOn() async {
        await #expect(throws: AppIntentError.self) { try await ReadingFilter.current }
        #expect(await ReadingFilter.suggestedFocusFilters(for: FocusFilterSuggestionContext()).isEmpty)
    }

    @Test func whatMattersIsTaken() async throws {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let intents = [
            RelevantIntent(ReadConfiguration(), widgetKind: "read", relevance: .date(from: now, to: now + 60)),
            RelevantIntent(ReadConfiguration(), widgetKind: "read", relevance: .location(inferred: .home))
        ]
        try await RelevantIntentManager.shared.updateRelevantIntents(intents)
        #expect(intents[0].relevance != intents[1].relevance)
    }
}
