import AVFAudio
import Foundation

/// Media at a URL; nothing is loaded from there.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let url: URL
    public init(url: URL) { self.url = url }
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays in silence and in the dark: whether it plays is kept, and that nothing was heard is told.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether a player plays; here it never waits.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }

    public private(set) var currentItem: AVPlayerItem?
    /// 0 for a player that has stopped.
    open var rate: Float = 0
    /// 0…1.
    open var volume: Float = 1
    open var isMuted = false
    private var time = CMTime.zero

    public override init() {}
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    /// Sets the rate to 1 and records that a loudspeaker is missing; the current time does not advance.
    open func play() {
        Sound.note()
        rate = 1
    }
    open func pause() { rate = 0 }
    open func currentTime() -> CMTime { time }
    open func seek(to time: CMTime) { self.time = time }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
