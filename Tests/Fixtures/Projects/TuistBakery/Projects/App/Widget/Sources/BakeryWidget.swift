import Design
import SwiftUI
import WidgetKit

struct LoafEntry: TimelineEntry {
    let date: Date
}

struct LoafProvider: TimelineProvider {
    func placeholder(in context: Context) -> LoafEntry { LoafEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (LoafEntry) -> Void) {
        completion(LoafEntry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<LoafEntry>) -> Void) {
        completion(Timeline(entries: [LoafEntry(date: .now)], policy: .never))
    }
}

#if swift(>=6.0)
struct LoafView: View {
    var body: some View {
        VStack {
            Text(DesignStrings.Oven.ready)
            Text(DesignStrings.Oven.loaves(3, "rye"))
            Text(verbatim: "Fresh").foregroundStyle(DesignAsset.brandColor.swiftUIColor)
        }
        .containerBackground(.white, for: .widget)
    }
}
#endif

@main
struct BakeryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Loaves", provider: LoafProvider()) { _ in LoafView() }
            .supportedFamilies([.systemSmall])
    }
}
