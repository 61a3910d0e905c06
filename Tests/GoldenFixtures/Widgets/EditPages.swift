import AppIntents
import Foundation
import Launch
import RenderModel
import SwiftUI
import TestSupport
import WidgetKit
import WidgetKitCore

extension Fixture {
    /// The edit-widget page of a widget on a screen of 320 points.
    ///
    /// - Parameter isColored: whether the extension has colors of its own.
    private init(
        _ path: String, chosen: [String: JSONValue] = [:], scheme: SchemeName = .light, isColored: Bool = false,
        locale: String = "en_US", typeSize: TypeSizeName = .large, names: WidgetNames? = nil
    ) {
        let size = CGSize(width: 288, height: 1)
        self.init("edit-pages/" + path, size: size, scale: 1, frames: nil, findings: []) { fixture in
            let surface = RenderSurface(
                size: fixture.size, displayScale: fixture.scale, contentMargin: 0, cornerRadius: 0, locale: locale,
                timeZone: "GMT", typeSize: typeSize, clock: FixtureEnvironment.now,
                screen: CGSize(width: 320, height: 568))
            let request = DrawRequest(
                kind: "board", presentationKind: .family(.systemSmall), variant: .timeline(0), scheme: scheme,
                surface: surface,
                configuration: ConfigurationChoice(name: "chosen", parameters: chosen))
            let folder = packageFolder.appendingPathComponent("Tests/Fixtures/Widgets/EditsWidgets")
            var bundle = BundleDescription(folders: isColored ? [folder] : [])
            // As its property list names them.
            if isColored { (bundle.accentColorName, bundle.widgetBackgroundColorName) = ("Plum", "Sand") }
            let host = WidgetHost(widget: BoardWidget.self, resources: WidgetResources(bundle))
            let drawing = try await host.editPage(
                request, names: names ?? WidgetNames(displayName: "Board", description: "What there is to do today."))
            VirtualClock.release()
            return Drawn(
                displayList: drawing!.displayList, leaves: nil, tree: nil, findings: drawing!.findings)
        }
    }

    @FixtureList static var editPages: [Fixture] {
        Fixture("each-kind-of-control", chosen: ["since": .string("2026-05-17")])
        Fixture("dark", scheme: .dark)
        Fixture("the-extensions-colors", isColored: true)
        Fixture("the-extensions-colors-dark", scheme: .dark, isColored: true)
        Fixture(
            "only-what-the-summary-shows",
            chosen: ["style": .string("custom"), "width": .integer(1200), "showsDone": .bool(false)])
        Fixture("right-to-left", locale: "ar", names: WidgetNames(displayName: "لوحة", description: ""))
        Fixture(
            "long-words-wrap", chosen: ["note": .string("Water the basil, then call Ada about the garden")],
            typeSize: TypeSizeName(named: "xxxLarge")!,
            names: WidgetNames(
                displayName: "A bulletin board for the whole family",
                description: "What there is to do today, and what has been done since this morning."))
    }
}

private enum Style: String, AppEnum {
    case plain, custom
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
    static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [.plain: "Plain", .custom: "Custom"]
}

private struct Room: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Room] { identifiers.map(Room.init) }
        func suggestedEntities() async throws -> [Room] { [] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct BoardIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Board"

    @Parameter(title: "Style", default: .plain) var style: Style
    @Parameter(title: "Room") var room: Room
    @Parameter(title: "Shows done", default: true) var showsDone: Bool
    @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 7)) var days: Int
    @Parameter(title: "Size", default: 0.25, controlStyle: .slider, inclusiveRange: (0, 1)) var size: Double
    @Parameter(title: "Note", default: "Water the basil") var note: String
    @Parameter(title: "Nickname") var nickname: String?
    @Parameter(title: "Since", kind: .date) var since: Date?
    @Parameter(title: "Shops", default: ["Baker"], size: 2) var shops: [String]
    @Parameter(title: "Width", default: 8) var width: Int

    static var parameterSummary: some ParameterSummary {
        When(\.$style, .equalTo, .custom) {
            Summary("In \(\.$style)") {
                \.$width
                \.$showsDone
            }
        } otherwise: {
            Summary("In \(\.$style) for \(\.$room)") {
                \.$showsDone
                \.$days
                \.$size
                \.$note
                \.$nickname
                \.$since
                \.$shops
            }
        }
    }
}

private struct BoardEntry: TimelineEntry {
    let date: Date
}

private struct BoardProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> BoardEntry { BoardEntry(date: .now) }
    func snapshot(for configuration: BoardIntent, in context: Context) async -> BoardEntry { BoardEntry(date: .now) }
    func timeline(for configuration: BoardIntent, in context: Context) async -> Timeline<BoardEntry> {
        Timeline(entries: [], policy: .never)
    }
}

private struct BoardWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "board", intent: BoardIntent.self, provider: BoardProvider()) { _ in EmptyView() }
    }
}
