import AppIntents

/// Written as apps write them.
enum Mood: String, AppEnum {
    case good, bad = "b", unknown

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mood")
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.good: "Good", .bad: "Bad"]
}

struct Friend: AppEntity, Hashable {
    let id: UUID
    var name: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Friend"
    static let defaultQuery = FriendQuery()
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    static let all = (1...3).map { number in
        Friend(id: UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)")!, name: "Friend \(number)")
    }
}

struct FriendQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Friend] { Friend.all }
}

/// Queries with as little as compiles.
struct Thing: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [Thing.ID]) async throws -> [Thing] { identifiers.map(Thing.init) }
    }

    struct StringQuery: EntityStringQuery {
        func entities(for identifiers: [Int]) -> [Thing] { identifiers.map(Thing.init) }
        func entities(matching string: String) -> [Thing] { [] }
    }

    let id: Int
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Thing")
    static var defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { "Thing" }
}

struct Broken: AppEntity {
    struct Query: EntityQuery {
        struct Offline: Error {}
        func entities(for identifiers: [Int]) async throws -> [Broken] { throw Offline() }
        func suggestedEntities() async throws -> [Broken] { throw Offline() }
    }

    let id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Broken"
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { "broken" }
}

struct EverythingIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Everything"
    static let description: IntentDescription = "All kinds of values"

    @Parameter(title: "Number", default: 4, inclusiveRange: (lowerBound: 0, upperBound: 10)) var number: Int
    @Parameter(title: "Ratio", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var ratio: Double?
    @Parameter(title: "Flag", default: true, displayName: .init(true: "On", false: "Off")) var flag: Bool
    @Parameter(title: "Text", default: "a", inputOptions: .init(multiline: true)) var text: String
    @Parameter(title: "Note", description: "More.", requestValueDialog: "Which?") var note: String?
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Time", kind: .time) var time: DateComponents?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Length", defaultValue: 2, defaultUnit: .meters) var length: Measurement<UnitLength>
    @Parameter(title: "Mood", default: .good) var mood: Mood
    @Parameter(title: "Moods", default: [.good, .bad]) var moods: [Mood]
    @Parameter(title: "Few", supportedValues: [.good]) var few: Mood?
    @Parameter(title: "Friend") var friend: Friend?
    @Parameter(title: "Friends", size: [.systemSmall: 1, .systemLarge: .init(min: 1, max: 2)]) var friends: [Friend]?
    @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
    @Parameter(title: "Person", mode: .email) var person: IntentPerson?
    @Parameter() var untitled: Bool
    let constant = 1

    init() {}

    init(number: Int, friend: Friend?) {
        self.number = number
        self.friend = friend
    }
}

struct BrokenIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Broken" }
    @Parameter(title: "Entity") var entity: Broken
}

/// Every form of result, summary and shortcut that compiles on Apple's systems.
struct SumIntent: AppIntent {
    static var title: LocalizedStringResource = "Sum"
    static var description = IntentDescription("Adds.", categoryName: "Numbers", searchKeywords: ["add"])
    static var openAppWhenRun: Bool = false
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Left") var left: Int
    @Parameter(title: "Right", default: 1) var right: Int
    @Dependency private var log: Log

    static var parameterSummary: some ParameterSummary {
        Switch(\.$right) {
            Case(0) { Summary("Just \(\.$left)") }
            Case([1, 2]) {
                When(\.$left, .greaterThan, 10) {
                    Summary("Much: \(\.$left) and \(\.$right)")
                } otherwise: {
                    Summary("Little: \(\.$left)") { \.$right }
                }
            }
            DefaultCase { Summary() }
        }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        log.lines.append("sum")
        guard left >= 0 else { throw $left.needsValueError("Something positive, please") }
        return .result(value: left + right, dialog: "That is \(left + right)")
    }
}

final class Log: @unchecked Sendable { var lines: [String] = [] }

struct OpenFriendIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Friend") var target: Friend
}

struct PlayIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenFriendIntent()) }
}

struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: SumIntent(), phrases: ["Add in \(.applicationName)", "Add \(\.$left) in \(.applicationName)"],
            shortTitle: "Add", systemImageName: "plus")
        AppShortcut(intent: PlayIntent(), phrases: ["Play"], shortTitle: "Play", systemImageName: "play")
    }

    static let shortcutTileColor: ShortcutTileColor = .lime
}
