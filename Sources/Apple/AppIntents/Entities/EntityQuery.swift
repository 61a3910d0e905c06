/// Finds entities.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]

    init()
    /// Asked for the identifiers that were chosen; entities with other identifiers are ignored.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// What is offered when the user chooses.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that looks for text.
public protocol EntityStringQuery<Entity>: EntityQuery {
    associatedtype MatchResult: ResultsCollection = [Entity]
    /// Asked for what was typed or written on the command line if no identifier fits.
    func entities(matching string: String) async throws -> MatchResult
}

/// A query that knows all entities.
public protocol EnumerableEntityQuery<Entity>: EntityQuery {
    // Declared again, so that `allEntities` alone tells what they are.
    associatedtype Entity
    associatedtype Result = [Entity]
    /// Answers every choice and every list of options, unless the query answers those itself.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query that filters by entities' properties. A widget's parameter asks it only what it asks every query.
public protocol EntityPropertyQuery<Entity>: EntityQuery {
    associatedtype Entity
    associatedtype ComparatorMappingType
    // `properties` and `sortingOptions` are no requirements: their types are told by `entities(matching:…)`.
    /// Never asked: there is no Shortcuts app.
    static var findIntentDescription: IntentDescription? { get }
    /// Never asked: there is no Shortcuts app that filters.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    /// The properties that the query filters by.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// A property that the query filters by.
    public typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    /// The properties that results can be ordered by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property that results can be ordered by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// An order of results.
    public typealias Sort<Value: AppEntity> = EntityQuerySort<Value>
    /// Whether all conditions must hold or one.
    public typealias ComparatorMode = EntityQueryComparatorMode

    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all conditions must hold or one.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    case and, or
}

/// The order of results.
public struct EntityQuerySort<Entity: AppEntity> {
    /// Whether small values come first or last.
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

/// The properties that a query filters by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
    /// A property that is filtered by, whatever its type.
    public typealias Declaration = EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    package let declarations: [Declaration]

    public init(@EntityQueryListBuilder<Declaration> properties: () -> [Declaration]) { declarations = properties() }

    public subscript(index: Int) -> Declaration { declarations[index] }
}

/// A property that is filtered by, whatever its type.
open class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
    init() {}
}

/// A property that is filtered by, with its comparators.
public final class EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, ComparatorMappingType>:
    EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
{
    /// Makes a condition of a value of the property, without its optional.
    public typealias Comparator = EntityQueryComparator<Value.UnwrappedType, ComparatorMappingType>
    package let comparators: [Comparator]

    public init(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryListBuilder<Comparator> comparators: () -> [Comparator]
    ) {
        self.comparators = comparators()
    }
}

/// Makes a condition of a value.
open class EntityQueryComparator<Value, ComparatorMappingType> {
    package let map: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { map = mappingTransform }
}

/// A condition on equal values; kept and never applied, as no shortcut filters here.
public final class EqualToComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
/// A condition on different values; kept and never applied.
public final class NotEqualToComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
/// A condition on text within text; kept and never applied.
public final class ContainsComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
/// A condition on how text begins; kept and never applied.
public final class HasPrefixComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
/// A condition on how text ends; kept and never applied.
public final class HasSuffixComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
/// A condition on smaller values; kept and never applied.
public final class LessThanComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
/// A condition on smaller or equal values; kept and never applied.
public final class LessThanOrEqualToComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
/// A condition on greater values; kept and never applied.
public final class GreaterThanComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
/// A condition on greater or equal values; kept and never applied.
public final class GreaterThanOrEqualToComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
