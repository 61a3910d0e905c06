import SwiftUI

/// “Working with timeline entries”: a view of one entry.
enum TitleListing {
    struct EventEntry {
        let nextEventTitle: String
        let nextEventTime: String

        init(_ entry: RelevanceListing.EventEntry) {
            nextEventTitle = entry.nextEvent
            nextEventTime = entry.date.formatted(date: .omitted, time: .shortened)
        }
    }

    struct MyWidgetEntryView: View { let entry: EventEntry
        var body: some View {
            VStack(alignment: .leading) {
                Text("Next Event:")
                    .font(.headline)
                Text(entry.nextEventTitle)
                    .font(.title)
                    .foregroundColor(.blue)
                Text("Time: \(entry.nextEventTime)")
                    .font(.subheadline)
                Spacer()
            }
            .padding()
        }
    }
}
