import SwiftUI
import WidgetKit

/// An album to tap.
struct AlbumTile: View {
    let album: Album

    var body: some View {
        Link(destination: album.url) {
            VStack(alignment: .leading, spacing: 4) {
                Cover(album: album, cornerRadius: 8)
                Text(album.title)
                    .font(.caption)
                    .lineLimit(1)
                    .privacySensitive()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(.rect)
        }
        .accessibilityLabel(Text("\(album.title) by \(album.artist)"))
    }
}
