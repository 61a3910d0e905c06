/// A value that leads to models: one, an optional one, or several.
public protocol _Relation {
    static var _destination: any PersistentModel.Type { get }
    static var _isToMany: Bool { get }
    var _relatedModels: [any PersistentModel] { get }
    /// nil where the models do not make such a value.
    static func _relation(to models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
    public static var _destination: any PersistentModel.Type { Self.self }
    public static var _isToMany: Bool { false }
    public var _relatedModels: [any PersistentModel] { [self] }
    public static func _relation(to models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: _Relation where Wrapped: _Relation {
    public static var _destination: any PersistentModel.Type { Wrapped._destination }
    public static var _isToMany: Bool { Wrapped._isToMany }
    public var _relatedModels: [any PersistentModel] { self?._relatedModels ?? [] }
    public static func _relation(to models: [any PersistentModel]) -> Self? {
        models.isEmpty && !Wrapped._isToMany ? .some(nil) : Wrapped._relation(to: models).map { $0 }
    }
}

extension Array: _Relation where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    public var _relatedModels: [any PersistentModel] { self }
    public static func _relation(to models: [any PersistentModel]) -> Self? { models.compactMap { $0 as? Element } }
}

extension Set: _Relation where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    /// In the order of insertion, since a set has none.
    public var _relatedModels: [any PersistentModel] {
        map { $0 as any PersistentModel }.sorted { ($0._$record.sequence ?? .max) < ($1._$record.sequence ?? .max) }
    }
    public static func _relation(to models: [any PersistentModel]) -> Self? {
        Set(models.compactMap { $0 as? Element })
    }
}
