import SwiftUI
import WidgetKit

struct SmallNowPlaying: View {
    let entry: NowPlayingEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                Cover(album: entry.song.album, cornerRadius: 8)
                    .frame(width: 72, height: 72)
                Spacer(minLength: 0)
                PlayButton(isPlaying: entry.isPlaying)
            }
            Spacer(minLength: 0)
            SongCaption(entry: entry)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The cover, and beside it the song over the buttons.
struct MediumNowPlaying: View {
    let entry: NowPlayingEntry

    var body: some View {
        HStack(spacing: 16) {
            Cover(album: entry.song.album, cornerRadius: 10)
            VStack(alignment: .leading, spacing: 0) {
                SongCaption(entry: entry, font: .headline)
                Text(entry.song.album.title)
                    .font(.footnote)
                    .opacity(0.85)
                    .lineLimit(1)
                    .privacySensitive()
                Spacer(minLength: 0)
                PlaybackButtons(isPlaying: entry.isPlaying, size: 24, spacing: 0)
                    .frame(maxWidth: .infinity)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// The same over a row of albums.
struct LargeNowPlaying: View {
    let entry: NowPlayingEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            MediumNowPlaying(entry: entry)
                .frame(height: 152)
            Spacer(minLength: 12)
            Text("Recently Played")
                .font(.headline)
                .padding(.bottom, 8)
            HStack(alignment: .top, spacing: 12) {
                ForEach(entry.recentAlbums.prefix(3), id: \.self) { AlbumTile(album: $0) }
            }
        }
    }
}

/// A large cover beside the same row.
struct ExtraLargeNowPlaying: View {
    let entry: NowPlayingEntry

    var body: some View {
        HStack(spacing: 24) {
            Cover(album: entry.song.album, cornerRadius: 12)
            VStack(alignment: .leading, spacing: 0) {
                SongCaption(entry: entry, font: .title2.weight(.semibold))
                Text(entry.song.album.title)
                    .font(.footnote)
                    .opacity(0.85)
                    .privacySensitive()
                PlaybackButtons(isPlaying: entry.isPlaying, size: 30, spacing: 12)
                    .padding(.leading, -12)
                Spacer(minLength: 8)
                Text("Recently Played")
                    .font(.headline)
                    .padding(.bottom, 8)
                HStack(alignment: .top, spacing: 12) {
                    ForEach(entry.recentAlbums.prefix(3), id: \.self) { AlbumTile(album: $0) }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
