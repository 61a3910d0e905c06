import Foundation

/// Where a chart comes to rest when it is scrolled, which a widget is not.
public protocol ChartScrollTargetBehavior {}

/// Comes to rest at round values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// How far a chart goes at most when it is flung.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let never = LimitBehavior()
    }
}

/// The values that a chart prefers to rest at when it is flung.
public struct MajorValueAlignment<Value>: Sendable {
    public static var page: MajorValueAlignment { .init() }
}

extension MajorValueAlignment where Value == DateComponents {
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { .init() }
}

extension MajorValueAlignment where Value: BinaryFloatingPoint {
    public static func unit(_ unit: Value) -> MajorValueAlignment { .init() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: BinaryFloatingPoint>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: Self.LimitBehavior = .automatic
    ) -> Self { .init() }

    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<DateComponents>? = nil,
        limitBehavior: Self.LimitBehavior = .automatic
    ) -> Self { .init() }
}
