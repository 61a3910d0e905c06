import AppIntents
import SwiftUI
import WidgetKit

/// Back, play or pause, forward; each 44 points wide and high, whatever its symbol's size.
struct PlaybackButtons: View {
    let isPlaying: Bool
    /// Of the symbol in the middle, in points.
    let size: CGFloat
    let spacing: CGFloat

    var body: some View {
        HStack(spacing: spacing) {
            button("backward.fill", SkipIntent(songs: -1), size * 0.75)
                .accessibilityLabel("Previous Song")
            button(isPlaying ? "pause.fill" : "play.fill", TogglePlaybackIntent(), size)
                .accessibilityLabel(isPlaying ? "Pause" : "Play")
            button("forward.fill", SkipIntent(songs: 1), size * 0.75)
                .accessibilityLabel("Next Song")
        }
        .widgetAccentable()
        // Arrows of a player point the same way in every language.
        .environment(\.layoutDirection, .leftToRight)
    }

    private func button(_ symbol: String, _ intent: some AppIntent, _ size: CGFloat) -> some View {
        Button(intent: intent) {
            Image(systemName: symbol)
                .font(.system(size: size, weight: .semibold))
                .frame(width: 44, height: 44)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
    }
}

/// A round button in the corner of a small widget.
struct PlayButton: View {
    let isPlaying: Bool

    var body: some View {
        Button(intent: TogglePlaybackIntent()) {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                .font(.system(size: 15, weight: .semibold))
                .frame(width: 36, height: 36)
                .background(.white.opacity(0.22), in: .circle)
                .padding(4)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .padding(-4)
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }
}
