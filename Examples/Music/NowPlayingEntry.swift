import WidgetKit

struct NowPlayingEntry: TimelineEntry {
    let date: Date
    let song: Song
    let isPlaying: Bool

    var recentAlbums: [Album] { Album.allCases.filter { $0 != song.album } + [song.album] }
}
