import WidgetKit

struct BatteriesEntry: TimelineEntry {
    let date: Date
    let devices: [Device]
    /// The one that a Lock Screen widget has room for.
    let selected: Device

    init(date: Date, selected: Device.Kind) {
        self.date = date
        devices = Device.Kind.allCases.map { Device(kind: $0, at: date) }
        self.selected = Device(kind: selected, at: date)
    }

    /// An empty phone comes first in the Smart Stack.
    var relevance: TimelineEntryRelevance? {
        selected.isLow ? TimelineEntryRelevance(score: 100) : nil
    }
}
