internal import CUnfairLock

/// A lock of four bytes, of which nobody may make a copy while it is in use.
public struct os_unfair_lock_s {
    var state: UInt32 = 0

    public init() {}
}

/// The structure's name without its ending.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock, as the functions take it.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { darkroom_unfair_lock(lock.state) }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { darkroom_unfair_unlock(lock.state) }

/// Whether the lock was free, and is held now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { darkroom_unfair_trylock(lock.state) }

/// Ends the process where nobody holds the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    precondition(darkroom_unfair_is_locked(lock.state), "the lock is not held")
}

extension UnsafeMutablePointer<os_unfair_lock_s> {
    fileprivate var state: UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: UInt32.self)
    }
}

extension UnsafePointer<os_unfair_lock_s> {
    fileprivate var state: UnsafePointer<UInt32> { UnsafeRawPointer(self).assumingMemoryBound(to: UInt32.self) }
}
