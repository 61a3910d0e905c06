/// Keeps both ends of relationships together.
enum RelationshipKeeper {
    static func update(
        _ object: NSManagedObject, _ relationship: NSRelationshipDescription, before: [NSManagedObject],
        after: [NSManagedObject]
    ) {
        for other in after where other.managedObjectContext == nil { object.managedObjectContext?.insert(other) }
        guard let inverse = relationship.inverseRelationship else { return }
        for gone in before where !after.contains(gone) { write(gone, inverse) { $0.filter { $0 !== object } } }
        for added in after where !added.objects(forKey: inverse.name).contains(object) {
            if !inverse.isToMany, let previous = added.objects(forKey: inverse.name).first {
                write(previous, relationship) { $0.filter { $0 !== added } }
            }
            write(added, inverse) { inverse.isToMany ? $0 + [object] : [object] }
        }
    }

    /// Takes an object out of all that leads to it.
    ///
    /// - Returns: what is deleted with it.
    static func disconnect(_ object: NSManagedObject) -> [NSManagedObject] {
        var others: [NSManagedObject] = []
        for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
            let related = object.objects(forKey: name)
            if relationship.deleteRule == .cascadeDeleteRule { others += related }
            guard relationship.deleteRule != .noActionDeleteRule, let inverse = relationship.inverseRelationship else {
                continue
            }
            for other in related { write(other, inverse) { $0.filter { $0 !== object } } }
        }
        return others
    }

    private static func write(
        _ object: NSManagedObject, _ relationship: NSRelationshipDescription,
        _ change: ([NSManagedObject]) -> [NSManagedObject]
    ) {
        let objects = change(object.objects(forKey: relationship.name))
        object.managedObjectContext?.increment(of: object, relationship.name)
        object.values[relationship.name] = relationship.isToMany ? objects : objects.first
    }
}
