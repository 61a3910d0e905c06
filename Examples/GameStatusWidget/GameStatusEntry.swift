import WidgetKit

struct GameStatusEntry: TimelineEntry {
    var date: Date
    var gameStatus: String
}
