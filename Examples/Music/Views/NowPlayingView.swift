import SwiftUI
import WidgetKit

/// What plays, as each family shows it.
struct NowPlayingView: View {
    @Environment(\.widgetFamily) private var family
    let entry: NowPlayingEntry

    var body: some View {
        content
            .widgetURL(entry.song.album.url)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .accessoryInline: InlineSong(entry: entry)
        case .accessoryCircular: CircularPlayback(entry: entry)
        case .accessoryRectangular: RectangularSong(entry: entry)
        case .systemSmall: SmallNowPlaying(entry: entry).onCover()
        case .systemMedium: MediumNowPlaying(entry: entry).onCover()
        case .systemExtraLarge: ExtraLargeNowPlaying(entry: entry).onCover()
        default: LargeNowPlaying(entry: entry).onCover()
        }
    }
}

extension View {
    fileprivate func onCover() -> some View {
        foregroundStyle(.white)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

/// The album's color, a little lighter above.
struct CoverBackground: View {
    let album: Album

    var body: some View {
        album.tint
            .overlay {
                LinearGradient(
                    colors: [.white.opacity(0.08), .black.opacity(0.25)], startPoint: .top, endPoint: .bottom)
            }
    }
}
