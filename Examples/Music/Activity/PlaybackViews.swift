import SwiftUI
import WidgetKit

struct LockScreenPlayback: View {
    let state: PlaybackAttributes.ContentState

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 12) {
                Cover(album: state.song.album, cornerRadius: 8)
                    .frame(width: 48, height: 48)
                SongTitle(song: state.song)
                Spacer(minLength: 8)
                PlaybackButtons(isPlaying: state.isPlaying, size: 22, spacing: 0)
            }
            PlaybackProgress(state: state)
        }
        .foregroundStyle(.white)
        .padding(16)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

struct SongTitle: View {
    let song: Song

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(song.title)
                .font(.headline)
            Text(song.album.artist)
                .font(.subheadline)
                .opacity(0.85)
        }
        .lineLimit(1)
        .privacySensitive()
        .accessibilityElement(children: .combine)
    }
}

/// How much of the song is over: the time counts by itself.
struct PlaybackProgress: View {
    let state: PlaybackAttributes.ContentState

    var body: some View {
        HStack(spacing: 8) {
            if let pausedAt = state.pausedAt {
                time(Text(Duration.seconds(pausedAt), format: .time(pattern: .minuteSecond)))
                ProgressView(value: pausedAt, total: state.song.duration)
                    .tint(.white)
                time(remaining(state.song.duration - pausedAt))
            } else {
                time(Text(timerInterval: state.interval, countsDown: false))
                ProgressView(timerInterval: state.interval, countsDown: false) {
                } currentValueLabel: {
                }
                .tint(.white)
                time(Text(timerInterval: state.interval, countsDown: true))
            }
        }
        .accessibilityElement(children: .combine)
    }

    private func remaining(_ seconds: TimeInterval) -> Text {
        Text(Duration.seconds(seconds), format: .time(pattern: .minuteSecond))
    }

    private func time(_ text: Text) -> some View {
        text
            .font(.caption2.weight(.medium))
            .monospacedDigit()
            .multilineTextAlignment(.center)
            .lineLimit(1)
            .frame(width: 36)
            .opacity(0.9)
    }
}

/// A wave in the album's color; still while the player rests.
struct SoundWave: View {
    let state: PlaybackAttributes.ContentState

    var body: some View {
        Image(systemName: state.isPlaying ? "waveform" : "pause.fill")
            .foregroundStyle(state.song.album.highlight)
            .accessibilityLabel(state.isPlaying ? Text("Playing") : Text("Paused"))
    }
}
