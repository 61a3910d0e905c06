import WidgetKit

struct NowPlayingProvider: TimelineProvider {
    func placeholder(in context: Context) -> NowPlayingEntry {
        NowPlayingEntry(date: .now, song: Song.queue[0], isPlaying: true)
    }

    func getSnapshot(in context: Context, completion: @escaping (NowPlayingEntry) -> Void) {
        completion(NowPlayingEntry(date: .now, song: Song.queue[0], isPlaying: context.isPreview || Player.isPlaying))
    }

    /// An entry for each song of the queue, at the time it begins; one alone while the player rests.
    func getTimeline(in context: Context, completion: @escaping (Timeline<NowPlayingEntry>) -> Void) {
        guard Player.isPlaying else {
            let entry = NowPlayingEntry(date: .now, song: Player.song, isPlaying: false)
            return completion(Timeline(entries: [entry], policy: .never))
        }
        var start = Date.now
        var entries: [NowPlayingEntry] = []
        for song in Player.upcoming {
            entries.append(NowPlayingEntry(date: start, song: song, isPlaying: true))
            start.addTimeInterval(song.duration)
        }
        completion(Timeline(entries: entries, policy: .after(start)))
    }
}
