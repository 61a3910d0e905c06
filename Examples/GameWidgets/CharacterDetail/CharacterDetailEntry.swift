import WidgetKit

struct CharacterDetailEntry: TimelineEntry {
    var date: Date
    var character: CharacterDetail
}
