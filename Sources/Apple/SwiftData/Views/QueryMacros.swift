import Foundation
import SwiftUICore

// The variable's own type says what is fetched; a macro for each of `Query`'s initializers, as Apple has them.

/// Fetches all models of the variable's type, from the container of the environment.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models that the filter holds for, sorted by one property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models that the filter holds for, sorted by one property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models that the filter holds for, sorted by the descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = []
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches what the descriptor describes, with its limit and offset.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>) =
    #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models sorted by one property; `animation` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models sorted by one property; `animation` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models sorted by the descriptors; `animation` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches what the descriptor describes; `animation` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models sorted by one property; `transaction` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction?
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models sorted by one property; `transaction` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction?
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches models sorted by the descriptors; `transaction` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction?
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches what the descriptor describes; `transaction` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) =
    #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches all models of the variable's type; `animation` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches all models of the variable's type; `transaction` changes nothing in a picture.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")
