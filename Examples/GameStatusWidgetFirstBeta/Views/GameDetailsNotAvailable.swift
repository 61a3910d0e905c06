import SwiftUI

/// A family that this version of the game does not know.
struct GameDetailsNotAvailable: View {
    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "gamecontroller.fill")
                .font(.title2)
            Text("Status unavailable")
                .font(.caption)
        }
        .foregroundColor(.secondary)
        .widgetBackground()
    }
}
