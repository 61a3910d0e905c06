import SwiftUI
import WidgetKit

/// “Adding animations”: a number that counts from one entry to the next.
enum NumericTextListing {
    struct MyWidgetEntryView : View {

        var entry: Provider.Entry

        var body: some View {

            VStack {

                Text("Time:")

                Text(entry.nextEventTime, style: .time)

                Text("Next Event")

                Text(entry.nextEvent) .contentTransition(.numericText()) }

        }

    }
}

/// “Opening a specific screen using links”.
enum LinkListing {
    struct MyWidgetEntryView : View {

        var entry: Provider.Entry

        var body: some View {

            VStack {

                Text("Time:")

                Text(entry.nextEventTime, style: .time)

                Text("Next Event")

                Text(entry.nextEvent) .widgetURL(URL(string:

    "https://www.myGreatCalendarApp.com/event/\(entry.eventID)/")) }

        }

    }
}

struct NumericTextWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "numeric", provider: Provider()) { entry in
            NumericTextListing.MyWidgetEntryView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct LinkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "link", provider: Provider()) { entry in
            LinkListing.MyWidgetEntryView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct ColorWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "color", provider: RelevanceListing.Provider()) { _ in
            HStack { ColorListing.Changing(); ColorListing.Fading() }.containerBackground(.fill.tertiary, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}
