import WidgetKit
import SwiftUI
import Intents

struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), text: "From far away", configuration: ConfigurationIntent())
    }

    func getSnapshot(
        for configuration: ConfigurationIntent, in context: Context, completion: @escaping (SimpleEntry) -> ()
    ) {
        let entry = SimpleEntry(date: Date(), text: "From far away", configuration: configuration)
        completion(entry)
    }

    func getTimeline(
        for configuration: ConfigurationIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> ()
    ) {
        var entries: [SimpleEntry] = []
        let currentDate = Date()
        for minOffset in 0 ..< 3 {
            let entryDate = Calendar.current.date(byAdding: .minute, value: minOffset, to: currentDate)!
            entries.append(SimpleEntry(date: entryDate, text: "Entry \(minOffset)", configuration: configuration))
        }
        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let text: String
    let configuration: ConfigurationIntent
}

struct widgetDemoWEntryView : View {
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Text(entry.text)
            Text(entry.date, style: .time)
        }
        .widgetURL(URL(string: "widgetdemo://go2secondview"))
        .containerBackground(.background, for: .widget)
    }
}

struct widgetDemoW: Widget {
    let kind: String = "widgetDemoW"

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: kind, intent: ConfigurationIntent.self, provider: Provider()) { entry in
            widgetDemoWEntryView(entry: entry)
        }
        .configurationDisplayName("My Widget")
        .description("This is an example widget.")
        .supportedFamilies([.systemMedium])
    }
}

@main
struct IntentWidgets: WidgetBundle {
    var body: some Widget {
        widgetDemoW()
        CardWidget()
    }
}
