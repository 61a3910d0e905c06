import Combine
import SwiftUI
import WidgetKit

struct PricesEntry: TimelineEntry {
    let date: Date
    var words = "no prices"
}

/// Asks for several prices at a time: the first that fails cancels the others.
struct PricesProvider: TimelineProvider {
    func placeholder(in context: Context) -> PricesEntry { PricesEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (PricesEntry) -> Void) {
        completion(PricesEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PricesEntry>) -> Void) {
        Task {
            var failures = 0
            for _ in 0..<100 {
                do {
                    async let gold = price("gold")
                    async let silver = price("silver")
                    async let file = URLSession.shared.download(from: URL(string: "https://api.example.com/file")!)
                    _ = try await (gold, silver, file)
                } catch {
                    failures += 1
                }
            }
            for _ in 0..<100 {
                URLSession.shared.dataTaskPublisher(for: URL(string: "https://api.example.com/copper")!)
                    .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
                    .cancel()
            }
            let entry = PricesEntry(date: .now, words: "failed \(failures) times")
            completion(Timeline(entries: [entry], policy: .never))
        }
    }

    private func price(_ metal: String) async throws -> Data {
        try await URLSession.shared.data(for: URLRequest(url: URL(string: "https://api.example.com/\(metal)")!)).0
    }
}

@main
struct CancelsRequests: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "prices", provider: PricesProvider()) { entry in
            Text(entry.words).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
