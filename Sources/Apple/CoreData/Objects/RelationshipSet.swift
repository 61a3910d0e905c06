import Foundation

/// A relationship to many as a set that writes to it.
final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let key: String
    /// What a copy has, which belongs to no object.
    private var own: [NSManagedObject] = []

    init(of owner: NSManagedObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) {
        (owner, key) = (nil, "")
        super.init(capacity: numItems)
    }

    required init?(coder: NSCoder) { nil }

    private var objects: [NSManagedObject] {
        get { owner?.objects(forKey: key) ?? own }
        set { if let owner { owner.setValue(newValue, forKey: key) } else { own = newValue } }
    }

    override var count: Int { objects.count }

    override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }

    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

    override func add(_ object: Any) {
        guard let object = object as? NSManagedObject, !objects.contains(object) else { return }
        objects.append(object)
    }

    override func remove(_ object: Any) {
        guard let object = object as? NSManagedObject, objects.contains(object) else { return }
        objects.removeAll { $0 === object }
    }
}
