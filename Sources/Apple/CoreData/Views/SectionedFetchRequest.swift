import Foundation
import SwiftUICore

/// The objects that a view shows, in sections of the same value.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private let storage: FetchStorage<Result>
    private let section: KeyPath<Result, SectionIdentifier>

    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier)
    }

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        storage = FetchStorage { fetchRequest }
        section = sectionIdentifier
    }

    private init(
        _ make: @escaping () -> NSFetchRequest<Result>, _ section: KeyPath<Result, SectionIdentifier>,
        sorted: [SortDescriptor<Result>] = []
    ) {
        storage = FetchStorage(make: make)
        storage.sortDescriptors = sorted
        self.section = section
    }

    @MainActor @preconcurrency
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        storage.fetch()
        return SectionedFetchResults(storage.objects, by: section)
    }

    public mutating func update() { storage.forget() }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            {
                let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "")
                request.sortDescriptors = sortDescriptors
                request.predicate = predicate
                return request
            }, sectionIdentifier)
    }

    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>] = [],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            {
                let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "")
                request.predicate = predicate
                return request
            }, sectionIdentifier, sorted: sortDescriptors)
    }
}

/// What a `SectionedFetchRequest` has found: a new section begins wherever the value changes.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    RandomAccessCollection
{
    /// Neighboring objects with the same value of the section's property.
    public struct Section: RandomAccessCollection, Identifiable {
        public let id: SectionIdentifier
        fileprivate(set) var objects: [Result]

        public var startIndex: Int { objects.startIndex }
        public var endIndex: Int { objects.endIndex }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private var sections: [Section] = []

    init(_ objects: [Result], by section: KeyPath<Result, SectionIdentifier>) {
        for object in objects {
            let id = object[keyPath: section]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(position: Int) -> Section { sections[position] }
}
