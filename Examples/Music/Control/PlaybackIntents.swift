import AppIntents

/// Plays or pauses, as a control asks for it.
struct SetPlaybackIntent: SetValueIntent, AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Set Playback"

    @Parameter(title: "Playing")
    var value: Bool

    func perform() async throws -> some IntentResult {
        Player.isPlaying = value
        return .result()
    }
}

/// Plays what is paused, and pauses what plays.
struct TogglePlaybackIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play or Pause"

    func perform() async throws -> some IntentResult {
        Player.isPlaying.toggle()
        return .result()
    }
}

/// Goes to the next song of the queue, or back to the one before.
struct SkipIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Skip"

    @Parameter(title: "Songs", default: 1)
    var songs: Int

    init() {}

    init(songs: Int) {
        self.songs = songs
    }

    func perform() async throws -> some IntentResult {
        Player.index += songs
        return .result()
    }
}
