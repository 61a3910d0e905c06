import SwiftUI
import WidgetKit

struct MyWidget: Widget {
    let kind: String = "MyWidget"
    var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider:
        Provider()) { entry in
            MyWidgetEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for:
                    .widget)
        }
        .configurationDisplayName("My Widget") .description("This is an example widget.")
    }
}
