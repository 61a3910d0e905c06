import Synchronization

/// ICU objects by what they were opened with. Opening one costs up to a millisecond; they are few and live on.
final class ICUCache<Key: Hashable & Sendable>: Sendable {
    private let handles = Mutex<[Key: ICUHandle]>([:])

    /// The object for `key`, opened if this is the first call; nil where ICU cannot open it.
    func handle(_ key: Key, open: () -> OpaquePointer?) -> OpaquePointer? {
        handles.withLock { handles in
            if let known = handles[key] { return known.pointer }
            guard let opened = open() else { return nil }
            handles[key] = ICUHandle(pointer: opened)
            return opened
        }
    }
}
