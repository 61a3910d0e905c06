import WidgetKit

struct MemoriesProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MemoryEntry {
        MemoryEntry(date: .now, memory: .dunes)
    }

    func snapshot(for configuration: SelectMemoryIntent, in context: Context) async -> MemoryEntry {
        entry(date: .now, memory: configuration.memory ?? .dunes, configuration)
    }

    /// The chosen photo, or all of them one after the other, one an hour.
    func timeline(for configuration: SelectMemoryIntent, in context: Context) async -> Timeline<MemoryEntry> {
        let memories = configuration.memory.map { [$0] } ?? Memory.allCases
        let entries = memories.enumerated().map { index, memory in
            entry(date: .now.addingTimeInterval(Double(index) * 3600), memory: memory, configuration)
        }
        let end = Date.now.addingTimeInterval(Double(memories.count) * 3600)
        return Timeline(entries: entries, policy: .after(end))
    }

    private func entry(date: Date, memory: Memory, _ configuration: SelectMemoryIntent) -> MemoryEntry {
        MemoryEntry(date: date, memory: memory, showsCaption: configuration.showsCaption)
    }
}
