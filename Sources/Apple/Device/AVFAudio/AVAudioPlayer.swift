import Foundation

/// Plays a file's sound in silence: whether it plays is kept, and that nothing was heard is told.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public let url: URL?
    public let data: Data?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var numberOfLoops = 0
    /// 0…1.
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    /// Seconds.
    open var currentTime: TimeInterval = 0
    public private(set) var isPlaying = false

    /// - Throws: where there is no such file.
    public init(contentsOf url: URL) throws {
        _ = try Data(contentsOf: url)
        self.url = url
        data = nil
    }

    public init(data: Data) throws {
        url = nil
        self.data = data
    }

    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        _ = try Data(contentsOf: url)
        self.url = url
        data = nil
    }

    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// Starts without sound and records that a loudspeaker is missing; playback never ends.
    @discardableResult
    open func play() -> Bool {
        Sound.note()
        isPlaying = true
        return true
    }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Would be notified when playback ends; never called.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Never called: playback never ends.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
