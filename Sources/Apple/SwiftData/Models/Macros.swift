/// Makes a class one whose objects a `ModelContext` keeps.
@attached(member, conformances: PersistentModel, names: named(_$record), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// What `@Model` puts on the variables that are kept.
@attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "PreviewMacros", type: "PersistedPropertyMacro")

/// Says how a variable is kept; `@Model` reads it.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// Says how a variable leads to other models; `@Model` reads it.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// Keeps a variable out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// Combinations of values that no two objects may share: accepted, and not enforced; `@Attribute(.unique)` is.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// What a store on disk would index; one in memory has no use for it.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")
