import Foundation
import FoundationCompat
import ProcessContext
import RenderModel

/// The keychain of one process: empty at the beginning, since what an app has put into a device's stays there.
final class Keychain: @unchecked Sendable {
    /// The context's.
    static var current: Keychain { ProcessContext.current[Key.self] }

    private enum Key: ContextKey {
        static func makeValue(in context: ProcessContext) -> Keychain { Keychain() }
    }

    private let lock = NSLock()
    private var items: [[String: Any]] = []

    /// The attributes by which an item is found, and no other has all of.
    private static let identity = [
        kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrLabel, kSecAttrApplicationTag
    ]
    .map { $0 as String }

    func add(_ attributes: [String: Any]) -> OSStatus {
        lock.withLock {
            guard attributes[kSecClass as String] != nil else { return errSecParam }
            guard indices(attributes).isEmpty else { return errSecDuplicateItem }
            ProcessStateChanges.increment()
            items.append(attributes)
            return errSecSuccess
        }
    }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        lock.withLock {
            let found = indices(query)
            if !found.isEmpty { ProcessStateChanges.increment() }
            for index in found { items[index].merge(changes) { $1 } }
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        lock.withLock {
            let found = indices(query)
            if !found.isEmpty { ProcessStateChanges.increment() }
            for index in found.reversed() { items.remove(at: index) }
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    /// What is found, in the form that the query asks for; nil where nothing is.
    func matching(_ query: [String: Any]) -> AnyObject? {
        let found = lock.withLock { indices(query).map { items[$0] } }
        let name = [kSecAttrService, kSecAttrServer, kSecAttrAccount].compactMap { query[$0 as String] as? String }
        guard !found.isEmpty else {
            MissingData.record(
                "the keychain item" + (name.isEmpty ? "" : " '\(name.joined(separator: " "))'"))
            return nil
        }
        let results = found.map { Self.result(of: $0, query) }
        let limit = query[kSecMatchLimit as String]
        let isMany = (limit as? String) == kSecMatchLimitAll as String || ((limit as? NSNumber)?.intValue ?? 1) > 1
        return isMany ? NSArray(array: results) : results[0]
    }

    private static func result(of item: [String: Any], _ query: [String: Any]) -> AnyObject {
        let data = (item[kSecValueData as String] as? Data).map { NSData(data: $0) } ?? NSData()
        guard isTrue(query[kSecReturnAttributes as String]) else { return data }
        var attributes = item
        if !isTrue(query[kSecReturnData as String]) { attributes[kSecValueData as String] = nil }
        return NSDictionary(dictionary: attributes)
    }

    private static func isTrue(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }

    private func indices(_ query: [String: Any]) -> [Int] {
        items.indices.filter { index in
            Self.identity.allSatisfy { key in
                guard let wanted = query[key] else { return true }
                return String(describing: wanted) == items[index][key].map { String(describing: $0) }
            }
        }
    }
}

// MARK: Calls

/// - Parameter result: takes what was added, where the attributes ask for it.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let values = attributes.plain, status = Keychain.current.add(values)
    if status == errSecSuccess, let result { result.pointee = Keychain.current.matching(values) }
    return status
}

/// - Returns: `errSecItemNotFound` where the process itself has not added a matching item.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let found = Keychain.current.matching(query.plain) else { return errSecItemNotFound }
    result?.pointee = found
    return errSecSuccess
}

/// Changes what this process has added; `errSecItemNotFound` if nothing matches.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.current.update(query.plain, attributesToUpdate.plain)
}

/// Removes what this process has added; `errSecItemNotFound` if nothing matches.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query.plain) }

/// The English words of the four codes that the keychain returns here; nil for others.
@discardableResult
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let text: String? =
        switch status {
        case errSecSuccess: "No error."
        case errSecParam: "One or more parameters passed to a function were not valid."
        case errSecDuplicateItem: "The specified item already exists in the keychain."
        case errSecItemNotFound: "The specified item could not be found in the keychain."
        default: nil
        }
    return text.map { NSString(string: $0) }
}

/// A source of random numbers, of which there is one.
public final class SecRandom: @unchecked Sendable {}
/// The name of `SecRandom` in C; nil stands for the one source.
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

/// The same bytes in each run, as all random numbers of a picture are.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<max(0, count) {
        bytes.storeBytes(of: .random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}

extension NSDictionary {
    fileprivate var plain: [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in self { result[String(describing: key)] = value }
        return result
    }
}
