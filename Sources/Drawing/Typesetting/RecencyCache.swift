/// A bounded dictionary that keeps what was used lately.
///
/// It holds two generations. A hit in the older one moves the value to the younger one; when the younger one is full
/// the older one is dropped. Every operation takes constant time.
struct RecencyCache<Key: Hashable, Value> {
    private let capacity: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// - Parameter capacity: how many values survive at least; twice as many at most.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
    }

    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        insert(value, for: key)
        return value
    }

    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = value
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
