import Foundation
import SwiftUICore

/// The objects that a view shows: fetched from the environment's context when the view's body asks for them.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// What may be changed of a request that is shown.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    private let storage: FetchStorage<Result>

    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request)
    }

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        storage = FetchStorage { fetchRequest }
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }

    init(_ make: @escaping () -> NSFetchRequest<Result>, sorted: [SortDescriptor<Result>] = []) {
        storage = FetchStorage(make: make)
        storage.sortDescriptors = sorted
    }

    @MainActor @preconcurrency
    public var wrappedValue: FetchedResults<Result> {
        storage.fetch()
        return FetchedResults(storage: storage)
    }

    @MainActor @preconcurrency
    public var projectedValue: Binding<Configuration> {
        Binding(
            get: {
                Configuration(
                    nsSortDescriptors: storage.request.sortDescriptors ?? [], nsPredicate: storage.request.predicate)
            },
            set: {
                storage.request.sortDescriptors = $0.nsSortDescriptors
                storage.request.predicate = $0.nsPredicate
            })
    }

    public mutating func update() { storage.forget() }
}

extension FetchRequest where Result: NSManagedObject {
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init {
            let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "")
            request.sortDescriptors = sortDescriptors
            request.predicate = predicate
            return request
        }
    }

    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            {
                let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "")
                request.predicate = predicate
                return request
            }, sorted: sortDescriptors)
    }
}
