import Foundation

/// What a plottable value comes to.
public enum _PlotValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// On a continuous scale: the number, or seconds since the reference date; nil for categories.
    var scalar: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// As legends and categorical axes name it.
    var name: String {
        switch self {
        case .number(let number): number.formatted()
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .category(let name): name
        }
    }
}
