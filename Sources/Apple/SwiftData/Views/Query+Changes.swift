import Foundation
import SwiftUICore

/// The forms that say how changes are animated, which a picture does not show.
extension Query where Result == [Element] {
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction?
    ) { self.init(filter: filter, sort: keyPath, order: order) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction?
    ) { self.init(filter: filter, sort: keyPath, order: order) }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(filter: filter, sort: descriptors)
    }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction?
    ) { self.init(filter: filter, sort: descriptors) }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor) }
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.init(descriptor) }

    public init(animation: Animation) { self.init() }
    public init(transaction: Transaction) { self.init() }
}
