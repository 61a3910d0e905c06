import Foundation
import Synchronization

/// The locks of objects that are in use, by the objects' addresses.
private let locks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

/// Waits until no other thread is between this call and `objc_sync_exit` of the object.
///
/// - Returns: 0; there is nothing that could fail.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    let lock = locks.withLock { locks in
        let key = ObjectIdentifier(object as AnyObject)
        let known = locks[key] ?? (NSRecursiveLock(), 0)
        locks[key] = (known.lock, known.users + 1)
        return known.lock
    }
    lock.lock()
    return 0
}

/// - Returns: 0, or -1 where the object was not entered.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    let lock = locks.withLock { locks -> NSRecursiveLock? in
        let key = ObjectIdentifier(object as AnyObject)
        guard let known = locks[key] else { return nil }
        locks[key] = known.users > 1 ? (known.lock, known.users - 1) : nil
        return known.lock
    }
    lock?.unlock()
    return lock == nil ? -1 : 0
}
