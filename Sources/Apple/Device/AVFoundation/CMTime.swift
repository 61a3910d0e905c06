import Foundation

/// How many parts of a second.
public typealias CMTimeValue = Int64
/// Parts per second.
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    /// Parts of a second; 0 for a time that is none.
    public var timescale: CMTimeScale

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.value = value
        self.timescale = timescale
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let value = (seconds * Double(preferredTimescale)).rounded()
        self.init(value: CMTimeValue(exactly: value) ?? 0, timescale: value.isFinite ? preferredTimescale : 0)
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(value: 0, timescale: 0)

    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { timescale != 0 }
    public var isNumeric: Bool { isValid }

    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
