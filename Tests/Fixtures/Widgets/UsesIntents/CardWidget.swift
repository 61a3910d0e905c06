import Intents
import SwiftUI
import WidgetKit

struct CardEntry: TimelineEntry {
    let date: Date
    let configuration: SelectCardIntent
}

struct CardProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> CardEntry {
        CardEntry(date: Date(), configuration: SelectCardIntent())
    }

    func getSnapshot(
        for configuration: SelectCardIntent, in context: Context, completion: @escaping (CardEntry) -> ()
    ) {
        completion(CardEntry(date: Date(), configuration: configuration))
    }

    func getTimeline(
        for configuration: SelectCardIntent, in context: Context, completion: @escaping (Timeline<CardEntry>) -> ()
    ) {
        completion(Timeline(entries: [CardEntry(date: Date(), configuration: configuration)], policy: .never))
    }

    func recommendations() -> [IntentRecommendation<SelectCardIntent>] {
        let intent = SelectCardIntent()
        intent.card = Card(identifier: "visa", display: "Visa")
        intent.style = .plain
        intent.limit = 5
        return [IntentRecommendation(intent: intent, description: "The Visa card")]
    }
}

struct CardView: View {
    let entry: CardEntry

    private var details: String {
        let bank = entry.configuration.card?.bank ?? "no bank"
        let limit = entry.configuration.limit?.intValue ?? 0
        let balance = entry.configuration.showsBalance as? Bool == true ? "1,204.50" : "no balance"
        return "\(bank), \(limit) payments, \(balance)"
    }

    private var style: String {
        switch entry.configuration.style {
        case .plain: return "plain"
        case .twoColours: return "two colours"
        case .unknown: return "no style"
        @unknown default: return "another style"
        }
    }

    private var since: String {
        guard let since = entry.configuration.since, let year = since.year else { return "always" }
        return "since \(year)"
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.configuration.card?.displayString ?? "No card").font(.headline)
            Text(details)
            Text("\(style) \(entry.configuration.accent ?? "no accent") \(since)")
            ForEach(entry.configuration.shops ?? [], id: \.identifier) { shop in
                Text(shop.displayString)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct CardWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "card", intent: SelectCardIntent.self, provider: CardProvider()) { entry in
            CardView(entry: entry)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
