import Foundation

/// What plays, kept where the app, its widgets and its controls find it.
enum Player {
    private static var defaults: UserDefaults { .standard }

    static var isPlaying: Bool {
        get { !defaults.bool(forKey: "isPaused") }
        set { defaults.set(!newValue, forKey: "isPaused") }
    }

    /// The place in the queue.
    static var index: Int {
        get { defaults.integer(forKey: "index") }
        set { defaults.set((newValue + Song.queue.count) % Song.queue.count, forKey: "index") }
    }

    static var song: Song { Song.queue[index % Song.queue.count] }

    /// The queue from the song that plays.
    static var upcoming: [Song] { (0..<Song.queue.count).map { Song.queue[(index + $0) % Song.queue.count] } }
}
