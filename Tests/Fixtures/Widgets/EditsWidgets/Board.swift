import AppIntents
import SwiftUI
import WidgetKit

@main
struct EditedWidgets: WidgetBundle {
    var body: some Widget {
        BoardWidget()
        FixedWidget()
    }
}

enum Style: String, AppEnum {
    case plain, framed, custom

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
    static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [
        .plain: "Plain", .framed: "Framed", .custom: "Custom",
    ]
}

struct Board: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Board"
    static let defaultQuery = BoardQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id.capitalized)" }
}

struct BoardQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Board] { identifiers.map(Board.init) }
    func suggestedEntities() async throws -> [Board] { [Board(id: "kitchen"), Board(id: "garden")] }
    func defaultResult() async -> Board? { Board(id: "kitchen") }
}

/// One parameter of each kind; the last two only where the style is custom.
struct BoardIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Board"

    @Parameter(title: "Board") var board: Board?
    @Parameter(title: "Second board", query: NoDefault()) var second: Board?
    @Parameter(title: "Style", default: .plain) var style: Style
    @Parameter(title: "Shows done", default: true) var showsDone: Bool
    @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 7)) var days: Int
    @Parameter(title: "Size", default: 0.25, controlStyle: .slider, inclusiveRange: (0, 1)) var size: Double
    @Parameter(title: "Note", default: "Water the basil") var note: String
    @Parameter(title: "Nickname") var nickname: String?
    @Parameter(title: "Since", kind: .date) var since: Date?
    @Parameter(title: "Favorites", size: [.systemSmall: 2, .systemMedium: 3]) var favorites: [Board]?
    @Parameter(title: "Frame width", default: 1200) var frameWidth: Int
    @Parameter(title: "Unseen") var unseen: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$style, .equalTo, .custom) {
            Summary("Show \(\.$board) as \(\.$style)") {
                \.$frameWidth
                \.$showsDone
            }
        } otherwise: {
            Summary("Show \(\.$board) as \(\.$style)") {
                \.$second
                \.$showsDone
                \.$days
                \.$size
                \.$note
                \.$nickname
                \.$since
                \.$favorites
            }
        }
    }
}

struct NoDefault: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Board] { identifiers.map(Board.init) }
    func suggestedEntities() async throws -> [Board] { [] }
}

struct BoardEntry: TimelineEntry {
    let date: Date
}

struct BoardProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> BoardEntry { BoardEntry(date: .now) }
    func snapshot(for configuration: BoardIntent, in context: Context) async -> BoardEntry { BoardEntry(date: .now) }
    func timeline(for configuration: BoardIntent, in context: Context) async -> Timeline<BoardEntry> {
        Timeline(entries: [BoardEntry(date: .now)], policy: .never)
    }
}

struct BoardWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "board", intent: BoardIntent.self, provider: BoardProvider()) { _ in
            Text("Board").containerBackground(.white, for: .widget)
        }
        .configurationDisplayName("Bulletin Board")
        .description("What there is to do today, from a board of your choice.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
    }
}

struct FixedProvider: TimelineProvider {
    func placeholder(in context: Context) -> BoardEntry { BoardEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (BoardEntry) -> Void) {
        completion(BoardEntry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<BoardEntry>) -> Void) {
        completion(Timeline(entries: [BoardEntry(date: .now)], policy: .never))
    }
}

/// Nothing can be edited.
struct FixedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "fixed", provider: FixedProvider()) { _ in
            Text("Fixed").containerBackground(.white, for: .widget)
        }
    }
}
