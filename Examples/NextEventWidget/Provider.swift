import WidgetKit

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> EventEntry {
        EventEntry(date: Date(), nextEvent: "Loading")
    }
    func getSnapshot(in context: Context, completion:
      @escaping (EventEntry) -> Void) {
        let entry = EventEntry(date: Date(), nextEvent: "Go to the book store")
        completion(entry)
    }
    func getTimeline(in context: Context, completion:
      @escaping (Timeline<EventEntry>) -> Void) {
        let entries: [EventEntry] = getListOfEnties()
        let timeline = Timeline(entries: entries, policy:
          .atEnd)
        completion(timeline)
    }
    func getListOfEnties()->[EventEntry] {
      Agenda.today.map { EventEntry(date: $0.start, nextEvent: $0.title) }
    }
}
