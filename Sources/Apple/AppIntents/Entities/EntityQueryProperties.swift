/// The properties that a query filters by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
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

public final class EqualToComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
public final class NotEqualToComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
public final class ContainsComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
public final class HasPrefixComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
public final class HasSuffixComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
public final class LessThanComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
public final class LessThanOrEqualToComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
public final class GreaterThanComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
public final class GreaterThanOrEqualToComparator<Value, Mapped>: EntityQueryComparator<Value, Mapped> {}
