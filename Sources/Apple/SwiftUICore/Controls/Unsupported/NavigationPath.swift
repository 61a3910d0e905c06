import Foundation

/// The values that a navigation stack shows screens for; kept, while a widget shows no screens.
public struct NavigationPath: Equatable {
    /// A path as it is saved; always empty.
    public struct CodableRepresentation: Codable, Equatable {}

    private var values: [AnyHashable] = []

    public init() {}

    public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
        values = elements.map(AnyHashable.init)
    }

    public init(_ codable: CodableRepresentation) {}

    /// The number of values.
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    /// Nil: types are not saved by their names here.
    public var codable: CodableRepresentation? { nil }

    public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

    /// Removes values from the end; traps where there are fewer.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
