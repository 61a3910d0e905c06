import SwiftUI
import WidgetKit

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
