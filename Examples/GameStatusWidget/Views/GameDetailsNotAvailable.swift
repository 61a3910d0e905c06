import SwiftUI
import WidgetKit

/// A family that this version of the game does not know.
struct GameDetailsNotAvailable: View {
    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "gamecontroller.fill")
                .font(.title2)
                .foregroundStyle(.secondary)
            Text("Status unavailable")
                .font(.caption.weight(.semibold))
            Text("Open Tidehold to play.")
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .containerBackground(for: .widget) { GameBoardBackground() }
    }
}
