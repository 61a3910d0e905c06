import Foundation

/// An ordered relationship to many as a set that writes to it.
final class OrderedRelationshipSet: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let key: String
    /// What a copy has, which belongs to no object.
    private var own: [NSManagedObject] = []

    init(of owner: NSManagedObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    override init(capacity numItems: Int) {
        (owner, key) = (nil, "")
        super.init(capacity: numItems)
    }

    required convenience init(arrayLiteral elements: Any...) {
        self.init(capacity: elements.count)
        own = elements.compactMap { $0 as? NSManagedObject }
    }

    required init?(coder: NSCoder) { nil }

    private var objects: [NSManagedObject] {
        get { owner?.objects(forKey: key) ?? own }
        set { if let owner { owner.setValue(newValue, forKey: key) } else { own = newValue } }
    }

    override var count: Int { objects.count }

    override func object(at idx: Int) -> Any { objects[idx] }

    override func index(of object: Any) -> Int { objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound }

    override func insert(_ object: Any, at idx: Int) {
        guard let object = object as? NSManagedObject, !objects.contains(object) else { return }
        objects.insert(object, at: idx)
    }

    override func removeObject(at idx: Int) { objects.remove(at: idx) }

    override func replaceObject(at idx: Int, with obj: Any) {
        guard let object = obj as? NSManagedObject else { return }
        objects[idx] = object
    }
}
