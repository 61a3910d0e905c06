import Foundation

/// The values that an axis shows.
public struct AxisMarkValues {
    enum Kind {
        case automatic(desiredCount: Int?, minimumStride: Double?)
        case stride(Double)
        case dates(Calendar.Component, count: Int, calendar: Calendar?)
        case explicit([_PlotValue])
    }

    let kind: Kind

    public static var automatic: AxisMarkValues { .automatic(desiredCount: nil) }

    /// - Parameters:
    ///   - desiredCount: about how many; as many as there is room for where nil.
    ///   - roundLowerBound: of no account: a domain that the source does not set is round where its axis is shown.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount: desiredCount, minimumStride: nil))
    }

    /// - Parameter minimumStride: the least distance of two values.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)))
    }

    /// Multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .stride(Double(stepSize))) }

    /// Whole units of the calendar.
    ///
    /// - Parameters:
    ///   - count: units in a step.
    ///   - calendar: the environment's where nil.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .dates(component, count: max(1, count), calendar: calendar))
    }
}
