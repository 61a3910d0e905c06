import SwiftUI

/// Whether it plays, the song and who plays it.
struct SongCaption: View {
    let entry: NowPlayingEntry
    var font = Font.subheadline.weight(.semibold)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Group {
                if entry.isPlaying { Text("Now Playing") } else { Text("Paused") }
            }
            .font(.caption2.weight(.semibold))
            .textCase(.uppercase)
            .opacity(0.85)
            Group {
                Text(entry.song.title)
                    .font(font)
                Text(entry.song.album.artist)
                    .font(.footnote)
                    .opacity(0.85)
            }
            .privacySensitive()
        }
        .lineLimit(1)
        .accessibilityElement(children: .combine)
    }
}
