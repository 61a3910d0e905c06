import SwiftUI
import WidgetKit

struct NowPlayingWidget: Widget {
    static let kind = "NowPlaying"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: NowPlayingProvider()) { entry in
            NowPlayingView(entry: entry)
                .containerBackground(for: .widget) { CoverBackground(album: entry.song.album) }
        }
        .configurationDisplayName("Now Playing")
        .description("See what is playing, and what you have listened to.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ])
    }
}
