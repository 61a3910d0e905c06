import Foundation
import SwiftUICore

/// What a fetch of a view has found.
final class FetchStorage<Result: NSFetchRequestResult> {
    private let make: () -> NSFetchRequest<Result>
    /// Made late: the entity may be that of a container that opens after the view was made.
    private(set) lazy var request = make()
    /// How the found are sorted where the request itself does not tell.
    var sortDescriptors: [SortDescriptor<Result>] = []
    private var found: [Result]?

    init(make: @escaping () -> NSFetchRequest<Result>) { self.make = make }

    var objects: [Result] { found ?? [] }

    func forget() { found = nil }

    func fetch() {
        guard found == nil else { return }
        let context = EnvironmentValues.current.managedObjectContext
        if context.coordinator == nil, !context.hasChanges { StoreFindings.note(missingContext: "@FetchRequest") }
        do {
            let objects = try context.fetch(request)
            found = sortDescriptors.isEmpty ? objects : objects.sorted(using: sortDescriptors)
        } catch {
            StoreFindings.note(failedFetch: request.entityName ?? "\(Result.self)", error)
            found = []
        }
    }
}

extension EnvironmentValues {
    private enum ManagedObjectContextKey: EnvironmentKey {
        static var defaultValue: NSManagedObjectContext { EmptyContext.shared }
    }

    /// One without a store where a view sets none.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

private enum EmptyContext {
    static let shared = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
