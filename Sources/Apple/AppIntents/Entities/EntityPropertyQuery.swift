/// A query that filters by entities' properties. A widget's parameter asks it only what it asks every query.
public protocol EntityPropertyQuery<Entity>: EntityQuery {
    associatedtype Entity
    associatedtype ComparatorMappingType
    // `properties` and `sortingOptions` are no requirements: their types are told by `entities(matching:…)`.
    static var findIntentDescription: IntentDescription? { get }
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    public typealias Sort<Value: AppEntity> = EntityQuerySort<Value>
    public typealias ComparatorMode = EntityQueryComparatorMode

    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all conditions must hold or one.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    case and, or
}

/// The order of results.
public struct EntityQuerySort<Entity: AppEntity> {
    public enum Ordering: Hashable, Sendable {
        case ascending, descending
    }

    public let by: PartialKeyPath<Entity>
    public let order: Ordering
}

/// A property that results can be ordered by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    package let keyPath: PartialKeyPath<Entity>
    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { self.keyPath = keyPath }
    public init(_ keyPath: PartialKeyPath<Entity>) { self.keyPath = keyPath }
}

/// The properties that results can be ordered by.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
    package let properties: [EntityQuerySortableByProperty<Entity>]

    public init(
        @EntityQueryListBuilder<EntityQuerySortableByProperty<Entity>>
        content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        properties = content()
    }
}

/// Collects properties and comparators.
@resultBuilder
public enum EntityQueryListBuilder<Item> {
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
}
