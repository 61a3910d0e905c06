/// A class whose objects a `ModelContext` keeps; `@Model` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _Relation {
    /// What is kept of an object.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    var _$record: _ModelRecord { get }
}

extension PersistentModel {
    /// The same for as long as the process lasts; counted, so that every run has the same.
    public var persistentModelID: PersistentIdentifier { _$record.identifier(of: Self.self) }

    public var id: PersistentIdentifier { persistentModelID }

    /// Where the object was inserted; nil before that and after it was deleted.
    public var modelContext: ModelContext? { _$record.context }

    public var isDeleted: Bool { _$record.isDeleted }

    public var hasChanges: Bool { _$record.context?.isChanged(self) ?? false }

    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// What the setters of kept variables call.
    public func _$didChange<Value>(_ name: String, from oldValue: Value, to newValue: Value) {
        guard !_$record.isQuiet else { return }
        StoreLock.shared.withLock {
            _$record.context?.increment(of: self) { [weak self] in
                guard let self else { return }
                _ = ModelSchema.of(Self.self).property(name)?.write(self, oldValue)
            }
            guard Value.self is any _Relation.Type else { return }
            ModelGraph.update(self, name, before: ModelGraph.models(oldValue), after: ModelGraph.models(newValue))
        }
    }
}
