import AppIntents
import SwiftUI
import WidgetKit

@main
struct TapWidgets: WidgetBundle {
    var body: some Widget {
        CounterWidget()
        TroubleWidget()
        LoopingWidget()
    }
}

/// What the widgets read and the intents write.
enum Store {
    static let defaults = UserDefaults.standard

    static var count: Int {
        get { defaults.integer(forKey: "count") }
        set { defaults.set(newValue, forKey: "count") }
    }

    static var isStarred: Bool {
        get { defaults.bool(forKey: "starred") }
        set { defaults.set(newValue, forKey: "starred") }
    }
}

struct CounterEntry: TimelineEntry {
    let date: Date
    let count: Int
    let isStarred: Bool
}

struct CounterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .now, count: 0, isStarred: false) }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) {
        completion(CounterEntry(date: .now, count: Store.count, isStarred: Store.isStarred))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        let entries = (0..<3).map { hour in
            CounterEntry(
                date: .now.addingTimeInterval(Double(hour) * 3600), count: Store.count + hour,
                isStarred: Store.isStarred)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

/// Rows of 40 points from the top: add, star, a link with a button in it, the rest.
struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "counter", provider: CounterProvider()) { entry in
            VStack(spacing: 0) {
                Button(intent: AddIntent(amount: 2)) {
                    Text("count \(entry.count)").invalidatableContent().frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .buttonStyle(.plain)
                .frame(height: 40)
                Toggle(isOn: entry.isStarred, intent: StarIntent()) { Text("star") }
                    .frame(height: 40)
                Link(destination: URL(string: "counter://details")!) {
                    HStack(spacing: 0) {
                        Text("details").frame(width: 80, height: 40)
                        Button("one", intent: AddIntent(amount: 1)).buttonStyle(.plain)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                }
                .frame(height: 40)
                Spacer(minLength: 0)
                Button("off", intent: AddIntent(amount: 100)).disabled(true).frame(height: 10)
            }
            .widgetURL(URL(string: "counter://home"))
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
        .contentMarginsDisabled()
    }
}

struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"

    @Parameter(title: "Amount") var amount: Int

    init() {}
    init(amount: Int) { self.amount = amount }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        Store.count += amount
        WidgetCenter.shared.reloadTimelines(ofKind: "trouble")
        WidgetCenter.shared.reloadAllTimelines()
        let counters = try await WidgetCenter.shared.currentConfigurations().filter { $0.kind == "counter" }
        return .result(value: Store.count, dialog: "Now \(Store.count) in \(counters.count) widgets")
    }
}

struct StarIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Star"

    @Parameter(title: "Starred") var value: Bool

    func perform() async throws -> some IntentResult {
        Store.isStarred = value
        return .result()
    }
}

/// Each row's intent has its own trouble.
struct TroubleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "trouble", provider: CounterProvider()) { entry in
            VStack(spacing: 0) {
                ForEach(Trouble.allCases, id: \.self) { trouble in
                    Button(intent: TroubleIntent(trouble)) {
                        Text(trouble.rawValue).frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    .buttonStyle(.plain)
                    .frame(height: 30)
                }
                Spacer(minLength: 0)
            }
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemMedium])
        .contentMarginsDisabled()
    }
}

enum Trouble: String, CaseIterable, AppEnum {
    case fails, waits, traps, forgets

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trouble"
    static let caseDisplayRepresentations: [Trouble: DisplayRepresentation] = [
        .fails: "Fails", .waits: "Waits", .traps: "Traps", .forgets: "Forgets",
    ]
}

enum TroubleError: Error {
    case noServer(port: Int)
}

struct TroubleIntent: AppIntent {
    static let title: LocalizedStringResource = "Trouble"
    static let openAppWhenRun = true

    @Parameter(title: "Trouble") var trouble: Trouble
    var note = "nothing"

    init() {}

    init(_ trouble: Trouble) {
        self.trouble = trouble
        if trouble == .forgets { note = "remember me" }
    }

    func perform() async throws -> some IntentResult {
        switch trouble {
        case .fails: throw TroubleError.noServer(port: 8080)
        case .waits: try await Task.sleep(nanoseconds: 60_000_000_000)
        case .traps: fatalError("the intent traps")
        case .forgets: Store.count = note == "nothing" ? 7 : 8
        }
        return .result()
    }
}

/// Its provider has itself asked again and again.
struct LoopingWidget: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .now, count: 0, isStarred: false) }
        func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) {
            completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
            WidgetCenter.shared.reloadTimelines(ofKind: "looping")
            completion(Timeline(entries: [placeholder(in: context)], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "looping", provider: Provider()) { _ in
            Text("looping").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
