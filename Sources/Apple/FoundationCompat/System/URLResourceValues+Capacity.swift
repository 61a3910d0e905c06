import Foundation

// What of a volume may be used for what the user asked for, or for what can wait: on the device that pictures show, all
// that is free.

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = volumeAvailableCapacityKey
    public static let volumeAvailableCapacityForOpportunisticUsageKey = volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// In bytes.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// In bytes.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
