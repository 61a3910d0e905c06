import ActivityKit
import SwiftUI
import WidgetKit

/// The song that plays, on the Lock Screen and in the Dynamic Island.
struct PlaybackActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PlaybackAttributes.self) { context in
            LockScreenPlayback(state: context.state)
                .activityBackgroundTint(context.state.song.album.tint)
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Cover(album: context.state.song.album, cornerRadius: 10)
                        .frame(width: 44, height: 44)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    SoundWave(state: context.state)
                        .font(.title2)
                        .frame(height: 44)
                }
                DynamicIslandExpandedRegion(.center) {
                    SongTitle(song: context.state.song)
                        .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(spacing: 0) {
                        PlaybackProgress(state: context.state)
                        PlaybackButtons(isPlaying: context.state.isPlaying, size: 26, spacing: 36)
                    }
                }
            } compactLeading: {
                Cover(album: context.state.song.album, cornerRadius: 5)
                    .frame(width: 24, height: 24)
            } compactTrailing: {
                SoundWave(state: context.state)
            } minimal: {
                Cover(album: context.state.song.album, cornerRadius: 5)
                    .frame(width: 24, height: 24)
            }
            .keylineTint(context.state.song.album.highlight)
        }
    }
}
