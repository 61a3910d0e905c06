import Foundation

/// Which models are wanted, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    /// Whether what the context has not saved counts.
    public var includePendingChanges = true
    /// Accepted: models in memory always have all of their values.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    func applied(to models: [T]) throws -> [T] {
        var result = models
        if let predicate { result = try result.filter { try predicate.evaluate($0) } }
        if !sortBy.isEmpty { result.sort(using: sortBy) }
        if let fetchOffset { result = Array(result.dropFirst(max(0, fetchOffset))) }
        // Zero is no limit.
        if let fetchLimit, fetchLimit > 0 { result = Array(result.prefix(fetchLimit)) }
        return result
    }
}

/// Models that were fetched, as a collection.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
    private let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(position: Int) -> Element { elements[position] }
}
