import Foundation
import SwiftUICore

/// The models that a view shows: fetched from the environment's context before its body runs.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let descriptor: FetchDescriptor<Element>
    private let result: ([Element]) -> Result
    private var fetched: Result?
    /// What went wrong the last time; nil for nothing.
    public private(set) var fetchError: (any Error)?

    public var wrappedValue: Result {
        if let fetched { return fetched }
        return result((try? fetch()) ?? [])
    }

    public var modelContext: ModelContext { EnvironmentValues.current.modelContext }

    public mutating func update() {
        do {
            fetched = result(try fetch())
            fetchError = nil
        } catch {
            fetched = result([])
            fetchError = error
        }
    }

    /// A view shows nothing where its fetch fails, so a finding tells of it.
    private func fetch() throws -> [Element] {
        if !EnvironmentValues.current.hasModelContext { StoreFindings.note(missingContext: "@Query") }
        do {
            return try modelContext.fetch(descriptor)
        } catch {
            StoreFindings.note(failedQuery: String(describing: Element.self), error)
            throw error
        }
    }
}

extension Query where Result == [Element] {
    private init(descriptor: FetchDescriptor<Element>) {
        self.descriptor = descriptor
        result = { $0 }
    }

    public init() { self.init(descriptor: FetchDescriptor()) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward
    ) { self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: [Self.sort(by: keyPath, order)])) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward
    ) { self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: [Self.sort(by: keyPath, order)])) }

    /// Text is in the order in which the Files app shows names, whichever form of `@Query` asks.
    private static func sort<Value: Comparable>(
        by keyPath: KeyPath<Element, Value>, _ order: SortOrder
    ) -> SortDescriptor<Element> {
        (keyPath as? KeyPath<Element, String>).map { SortDescriptor($0, order: order) }
            ?? SortDescriptor(keyPath, order: order)
    }

    private static func sort<Value: Comparable>(
        by keyPath: KeyPath<Element, Value?>, _ order: SortOrder
    ) -> SortDescriptor<Element> {
        (keyPath as? KeyPath<Element, String?>).map { SortDescriptor($0, order: order) }
            ?? SortDescriptor(keyPath, order: order)
    }

    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = []) {
        self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    public init(_ descriptor: FetchDescriptor<Element>) { self.init(descriptor: descriptor) }
}
