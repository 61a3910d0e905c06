import SwiftUI
import WidgetKit

struct CircularPlayback: View {
    let entry: NowPlayingEntry

    var body: some View {
        Button(intent: TogglePlaybackIntent()) {
            ZStack {
                AccessoryWidgetBackground()
                Image(systemName: entry.isPlaying ? "pause.fill" : "play.fill")
                    .font(.system(size: 26))
                    .widgetAccentable()
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(entry.isPlaying ? "Pause" : "Play")
    }
}

struct RectangularSong: View {
    let entry: NowPlayingEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label {
                Text(entry.isPlaying ? "Now Playing" : "Paused")
            } icon: {
                Image(systemName: "music.note")
            }
            .font(.footnote.weight(.semibold))
            .widgetAccentable()
            Group {
                Text(entry.song.title)
                    .font(.headline)
                Text(entry.song.album.artist)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .privacySensitive()
        }
        .lineLimit(1)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

struct InlineSong: View {
    let entry: NowPlayingEntry

    var body: some View {
        Label {
            Text(entry.song.title)
        } icon: {
            Image(systemName: entry.isPlaying ? "music.note" : "pause.fill")
        }
        .privacySensitive()
    }
}
