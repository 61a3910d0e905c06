import WidgetKit

struct BatteriesProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> BatteriesEntry {
        BatteriesEntry(date: .now, selected: .phone)
    }

    func snapshot(for configuration: SelectDeviceIntent, in context: Context) async -> BatteriesEntry {
        BatteriesEntry(date: .now, selected: configuration.device)
    }

    /// Now, and after each of the next three stretches of two hours.
    func timeline(for configuration: SelectDeviceIntent, in context: Context) async -> Timeline<BatteriesEntry> {
        let entries = (0..<4).map {
            BatteriesEntry(date: .now.addingTimeInterval(Double($0) * 2 * 3600), selected: configuration.device)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}
