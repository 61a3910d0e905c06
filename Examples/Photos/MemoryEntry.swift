import WidgetKit

struct MemoryEntry: TimelineEntry {
    let date: Date
    let memory: Memory
    var showsCaption = true
}
