import Foundation

// Names of Core Foundation's that widget code uses through `import Foundation`.

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds since 1 January 2001, by the clock that widgets see.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs `body`; nothing on Linux is autoreleased.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

// Core Foundation's classes are Foundation's under other names: what is made as one is read as the other.

/// Any object.
public typealias CFTypeRef = AnyObject
/// The same as `NSString`: no bridging is needed or done.
public typealias CFString = NSString
/// The same as `NSArray`, of objects only.
public typealias CFArray = NSArray
/// The same as `NSDictionary`, with objects as keys and values.
public typealias CFDictionary = NSDictionary
/// The same as `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// The same as `NSData`.
public typealias CFData = NSData
/// The same as `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// The same as `NSNumber`.
public typealias CFNumber = NSNumber
/// A number that holds true or false; only `CFGetTypeID(_:)` tells it from others.
public typealias CFBoolean = NSNumber
/// The same as `NSDate`.
public typealias CFDate = NSDate
/// The same as `NSURL`.
public typealias CFURL = NSURL
/// The same as `NSError`, with domain and code as they are.
public typealias CFError = NSError
/// A position or a count, 64 bits wide.
public typealias CFIndex = Int

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public typealias CFNull = NSNull
public let kCFNull: CFNull! = NSNull()
public let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
public let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
public let kCFBundleIdentifierKey: CFString! = NSString(string: "CFBundleIdentifier")

/// Flags, 64 bits wide.
public typealias CFOptionFlags = UInt

/// Memory comes from where all memory does.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator! = nil

public func CFErrorGetDomain(_ error: CFError!) -> CFString! { NSString(string: error.domain) }

public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }

public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! { NSDictionary(dictionary: error.userInfo) }

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// The bytes, valid as long as the data is.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    NSData(bytes: bytes, length: length)
}

extension CGFloat {
    /// The number as a double, which may round it.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
