import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
    NowPlayingWidget()
} timelineProvider: {
    NowPlayingProvider()
}

#Preview("Medium", as: .systemMedium) {
    NowPlayingWidget()
} timelineProvider: {
    NowPlayingProvider()
}

#Preview("Large", as: .systemLarge) {
    NowPlayingWidget()
} timelineProvider: {
    NowPlayingProvider()
}

extension PlaybackAttributes {
    fileprivate static let preview = PlaybackAttributes(output: "Kitchen")
}

extension PlaybackAttributes.ContentState {
    fileprivate static var playing: Self {
        Self(song: Song.queue[0], start: .now.addingTimeInterval(-74), pausedAt: nil)
    }

    fileprivate static var paused: Self {
        Self(song: Song.queue[1], start: .now.addingTimeInterval(-74), pausedAt: 74)
    }
}

#Preview("Lock Screen", as: .content, using: PlaybackAttributes.preview) {
    PlaybackActivity()
} contentStates: {
    PlaybackAttributes.ContentState.playing
    PlaybackAttributes.ContentState.paused
}

#Preview("Compact", as: .dynamicIsland(.compact), using: PlaybackAttributes.preview) {
    PlaybackActivity()
} contentStates: {
    PlaybackAttributes.ContentState.playing
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: PlaybackAttributes.preview) {
    PlaybackActivity()
} contentStates: {
    PlaybackAttributes.ContentState.playing
}
