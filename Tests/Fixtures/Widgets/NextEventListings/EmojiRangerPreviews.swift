import SwiftUI
import WidgetKit

struct EmojiRanger {
    let name: String
    let emoji: String
    static let panda = EmojiRanger(name: "Power Panda", emoji: "🐼")
}

enum EmojiRangerListing {
    struct SimpleEntry: TimelineEntry {
        let date: Date
        let relevance: TimelineEntryRelevance?
        let character: EmojiRanger
    }

    struct EmojiRangerWidgetEntryView: View {
        let entry: SimpleEntry
        var body: some View { Label { Text(entry.character.name) } icon: { Text(entry.character.emoji) } }
    }

    /// “Previewing widgets in Xcode”.
    struct Previews: View {
        @Environment(\.widgetFamily) var family

        var body: some View {
            Group {
                EmojiRangerWidgetEntryView(entry: SimpleEntry(date: Date(), relevance: nil, character: .panda))
                    .previewContext(WidgetPreviewContext(family: .accessoryCircular))
                    .previewDisplayName("\(family)")
                EmojiRangerWidgetEntryView(entry: SimpleEntry(date: Date(), relevance: nil, character: .panda))
                    .previewContext(WidgetPreviewContext(family: .accessoryRectangular))
                    .previewDisplayName("\(family)")
                EmojiRangerWidgetEntryView(entry: SimpleEntry(date: Date(), relevance: nil, character: .panda))
                    .previewContext(WidgetPreviewContext(family: .accessoryInline))
                    .previewDisplayName("\(family)")
                EmojiRangerWidgetEntryView(entry: SimpleEntry(date: Date(), relevance: nil, character: .panda))
                    .previewContext(WidgetPreviewContext(family: .systemSmall))
                    .previewDisplayName("\(family)")
                EmojiRangerWidgetEntryView(entry: SimpleEntry(date: Date(), relevance: nil, character: .panda))
                    .previewContext(WidgetPreviewContext(family: .systemMedium))
                    .previewDisplayName("\(family)")
            }
        }
    }
}

struct EmojiRangerListing_Previews: PreviewProvider {
    static var previews: some View { EmojiRangerListing.Previews() }
}
