import Foundation

/// The objects that a `FetchRequest` has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let storage: FetchStorage<Result>
    private let objects: [Result]

    init(storage: FetchStorage<Result>) {
        self.storage = storage
        objects = storage.objects
    }

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { storage.request.sortDescriptors ?? [] }
        nonmutating set {
            storage.request.sortDescriptors = newValue
            storage.forget()
        }
    }

    public var nsPredicate: NSPredicate? {
        get { storage.request.predicate }
        nonmutating set {
            storage.request.predicate = newValue
            storage.forget()
        }
    }
}

extension FetchedResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { storage.sortDescriptors }
        nonmutating set {
            storage.sortDescriptors = newValue
            storage.request.sortDescriptors = nil
            storage.forget()
        }
    }
}
