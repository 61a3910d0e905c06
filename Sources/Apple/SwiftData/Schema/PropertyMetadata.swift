extension Schema {
    /// A variable that is kept.
    public struct PropertyMetadata {
        let name: String
        let keyPath: AnyKeyPath
        let attribute: Attribute?
        let relationship: Relationship?
        /// nil for values.
        let destination: (any PersistentModel.Type)?
        let isToMany: Bool
        let read: (any PersistentModel) -> Any
        /// False where the value is of another type.
        let write: (any PersistentModel, Any) -> Bool
        /// False where the models do not make a value.
        let relate: (any PersistentModel, [any PersistentModel]) -> Bool

        public init<Root: PersistentModel, Value>(
            name: String, keypath: KeyPath<Root, Value>, metadata: (any SchemaProperty)? = nil
        ) {
            self.name = name
            keyPath = keypath
            attribute = metadata as? Attribute
            relationship = metadata as? Relationship
            let relation = Value.self as? any _Relation.Type
            destination = relation?._destination
            isToMany = relation?._isToMany ?? false
            read = { ($0 as! Root)[keyPath: keypath] as Any }
            let write = { (model: any PersistentModel, value: Any) -> Bool in
                guard let root = model as? Root, let path = keypath as? ReferenceWritableKeyPath<Root, Value>,
                    let value = value as? Value
                else { return false }
                root[keyPath: path] = value
                return true
            }
            self.write = write
            relate = { model, models in
                guard let relation, let value = relation._relation(to: models) else { return false }
                return write(model, value)
            }
        }

        func related(_ model: any PersistentModel) -> [any PersistentModel] {
            destination == nil ? [] : ModelGraph.models(read(model))
        }
    }
}
