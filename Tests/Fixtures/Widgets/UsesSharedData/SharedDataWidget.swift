import Combine
import SwiftUI
import WidgetKit

struct DealerEntry: TimelineEntry {
    let date: Date
    var lines: [String]
}

final class DealerProvider: TimelineProvider {
    private var subscriptions: Set<AnyCancellable> = []

    func placeholder(in context: Context) -> DealerEntry { DealerEntry(date: .now, lines: ["placeholder"]) }

    func getSnapshot(in context: Context, completion: @escaping (DealerEntry) -> Void) {
        completion(DealerEntry(date: .now, lines: sharedLines()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<DealerEntry>) -> Void) {
        var settings = Settings()
        settings.refreshes += 1
        WidgetGroupTool.write("written \(settings.refreshes)", to: "journal.txt")
        let shared = sharedLines() + [WidgetGroupTool.read("journal.txt") ?? "no journal"]
        OfferService.count().replaceError(with: -1).sink { count in
            Task {
                let entry = DealerEntry(date: .now, lines: shared + ["count \(count)"] + (await self.answers()))
                completion(Timeline(entries: [entry], policy: .never))
            }
        }.store(in: &subscriptions)
    }

    private func answers() async -> [String] {
        let offers = (try? await OfferService.offers(page: 2)).map { $0.offers.map(\.title).joined(separator: ", ") }
        return [
            offers ?? "no offers", "\(await OfferService.attempts())", await OfferService.motto(),
            await OfferService.lines().joined(separator: "|"), OfferService.contents(),
        ]
    }

    private func sharedLines() -> [String] {
        let settings = Settings()
        return [
            WidgetGroupTool.isSignedIn ? "dealer \(WidgetGroupTool.dealerID)" : "signed out", WidgetGroupTool.notice,
            settings.cities.joined(separator: " & "), "limit \(settings.limits["low"] ?? 0)",
            settings.signedInAt.formatted(.iso8601), String(decoding: settings.session, as: UTF8.self),
            "refreshes \(settings.refreshes)", UserDefaults.standard.string(forKey: "unit") ?? "no unit",
        ]
    }
}

struct DealerView: View {
    let entry: DealerEntry
    @AppStorage("accent", store: UserDefaults(suiteName: WidgetGroupTool.group)) private var accent = "none"
    @AppStorage("refreshes", store: WidgetGroupTool.defaults) private var refreshes = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(entry.lines, id: \.self) { Text($0) }
            Text("accent " + accent)
            Text("seen " + String(refreshes))
            Text("token " + (WidgetGroupTool.token ?? "")).privacySensitive()
        }
        .font(.system(size: 6))
        .lineLimit(1)
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

@main
struct SharedDataWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "dealer", provider: DealerProvider()) { DealerView(entry: $0) }
            .supportedFamilies([.systemMedium, .systemLarge])
            .contentMarginsDisabled()
    }
}
