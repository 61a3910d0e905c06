import Foundation

/// An ordered relationship to many as a set that writes to it.
///
/// Some of Foundation's methods read what the superclass holds and cannot be overridden, so that the superclass holds a
/// copy, which follows the relationship.
final class OrderedRelationshipSet: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let key: String
    /// Whether the superclass works with its copy.
    private var isChanging = false

    init(of owner: NSManagedObject?, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
        follow()
    }

    required convenience init(arrayLiteral elements: Any...) {
        self.init(of: nil, "")
        addObjects(from: elements)
    }

    required init?(coder: NSCoder) { nil }

    private var held: [NSManagedObject] { compactMap { $0 as? NSManagedObject } }

    private func follow() {
        guard !isChanging, let objects = owner?.objects(forKey: key), objects != held else { return }
        isChanging = true
        super.removeAllObjects()
        super.addObjects(from: objects)
        isChanging = false
    }

    private func change(_ body: () -> Void) {
        guard !isChanging else { return body() }
        follow()
        isChanging = true
        body()
        isChanging = false
        owner?.setValue(held, forKey: key)
    }

    // MARK: Reading

    override var count: Int {
        follow()
        return super.count
    }

    override func object(at idx: Int) -> Any {
        follow()
        return super.object(at: idx)
    }

    override func index(of object: Any) -> Int {
        follow()
        return super.index(of: object)
    }

    override func contains(_ object: Any) -> Bool {
        follow()
        return super.contains(object)
    }

    // MARK: Writing

    override func insert(_ object: Any, at idx: Int) { change { super.insert(object, at: idx) } }
    override func removeObject(at idx: Int) { change { super.removeObject(at: idx) } }
    override func replaceObject(at idx: Int, with obj: Any) { change { super.replaceObject(at: idx, with: obj) } }
    override func add(_ object: Any) { change { super.add(object) } }
    override func addObjects(from array: [Any]) { change { super.addObjects(from: array) } }
    override func remove(_ val: Any) { change { super.remove(val) } }
    override func removeAllObjects() { change { super.removeAllObjects() } }
    override func intersect(_ other: NSOrderedSet) { change { super.intersect(other) } }
    override func sort(using sortDescriptors: [NSSortDescriptor]) { change { super.sort(using: sortDescriptors) } }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        change { super.exchangeObject(at: idx1, withObjectAt: idx2) }
    }

    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        change { super.moveObjects(at: indexes, to: idx) }
    }

    override func sortRange(
        _ range: NSRange, options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult
    ) { change { super.sortRange(range, options: opts, usingComparator: cmptr) } }
}
