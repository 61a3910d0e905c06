import Foundation

extension NSManagedObjectContext {
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        try results(of: request).compactMap { $0 as? Result }
    }

    /// For requests whose result is cast afterwards.
    @_disfavoredOverload
    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] { try results(of: request) }

    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try objects(of: request).count }

    private func results<Result>(of request: NSFetchRequest<Result>) throws -> [Any] {
        switch request.resultType {
        case .managedObjectIDResultType: return try objects(of: request).map(\.objectID)
        case .countResultType: return [NSNumber(value: try objects(of: request).count)]
        case .dictionaryResultType: return page(try dictionaries(of: request), request)
        default: return try objects(of: request)
        }
    }

    private func dictionaries<Result>(of request: NSFetchRequest<Result>) throws -> [NSDictionary] {
        for case let expression as NSExpressionDescription in request.propertiesToFetch ?? [] {
            StoreFindings.note(fetchedExpression: expression.name)
        }
        var objects = try matches(of: request)
        if let groups = request.propertiesToGroupBy {
            var seen: Set<NSDictionary> = []
            objects = objects.filter { seen.insert(dictionary($0, groups)).inserted }
        }
        var found = objects.map { dictionary($0, request.propertiesToFetch) }
        if request.propertiesToGroupBy != nil, let having = request.havingPredicate {
            found = found.filter { having.evaluate(with: $0) }
        }
        guard request.returnsDistinctResults else { return found }
        var seen: Set<NSDictionary> = []
        return found.filter { seen.insert($0).inserted }
    }

    private func dictionary(_ object: NSManagedObject, _ properties: [Any]?) -> NSDictionary {
        let names =
            properties?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            ?? object.entity.attributesByName.keys.sorted()
        let result = NSMutableDictionary()
        for name in names {
            if let value = object.value(forKey: name) { result.setObject(value, forKey: name as NSString) }
        }
        return result
    }

    private func page<Element, Result>(_ found: [Element], _ request: NSFetchRequest<Result>) -> [Element] {
        let rest = found.dropFirst(max(0, request.fetchOffset))
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }

    private func objects<Result>(of request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        page(try matches(of: request), request)
    }

    /// All that the predicate holds for, sorted.
    private func matches<Result>(of request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        guard let name = request.entityName ?? request.entity?.name else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: [NSLocalizedDescriptionKey: "A fetch request must have an entity."])
        }
        return StoreLock.shared.withLock {
            var found = adoptedObjects().filter { object in
                sequence(first: object.entity, next: \.superentity).contains { entity in
                    entity.name == name && (request.includesSubentities || entity === object.entity)
                }
            }
            if !request.includesPendingChanges { found.removeAll { inserted.contains($0) } }
            if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
            return Self.sorted(found, by: request.sortDescriptors ?? [])
        }
    }

    /// Objects that compare the same keep their order.
    static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { left, right in
            for descriptor in descriptors {
                switch descriptor.compare(left.element, to: right.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    // MARK: Other requests

    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest:
            let objects = try objects(of: request.fetchRequest)
            for object in objects { delete(object) }
            try save()
            return NSBatchDeleteResult(objects.map(\.objectID), request.resultType)
        case let request as NSBatchUpdateRequest:
            let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            fetch.predicate = request.predicate
            let objects = try objects(of: fetch)
            for (key, value) in request.propertiesToUpdate ?? [:] {
                let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
                for object in objects { object.setValue(value is NSNull ? nil : value, forKey: name) }
            }
            try save()
            return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
        case let request as NSBatchInsertRequest:
            let objects = request.objects.map { values in
                let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: self)
                object.setValuesForKeys(values)
                return object
            }
            try save()
            return NSBatchInsertResult(objects.map(\.objectID), request.resultType)
        case let request as NSPersistentHistoryChangeRequest: return NSPersistentHistoryResult(request)
        default:
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreUnsupportedRequestTypeError,
                userInfo: [NSLocalizedDescriptionKey: "\(type(of: request)) is not known to a store in memory."])
        }
    }
}
