import SwiftUI
import WidgetKit

/// Plays and pauses in Control Center, on the Lock Screen and by the Action button.
struct PlaybackControl: ControlWidget {
    static let kind = "Playback"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: Self.kind, provider: Provider()) { isPlaying in
            ControlWidgetToggle("Music", isOn: isPlaying, action: SetPlaybackIntent()) { isOn in
                Label(isOn ? "Playing" : "Paused", systemImage: isOn ? "pause.fill" : "play.fill")
                    .controlWidgetActionHint(isOn ? "Play" : "Pause")
            }
            .tint(.pink)
        }
        .displayName("Playback")
        .description("Plays and pauses your music.")
    }

    struct Provider: ControlValueProvider {
        var previewValue: Bool { true }

        func currentValue() async throws -> Bool { Player.isPlaying }
    }
}
