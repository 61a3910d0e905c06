import Foundation

// Names of Core Foundation's that widget code uses through `import Foundation`.

public typealias CFTimeInterval = Double
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

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFIndex = Int

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
public let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
public let kCFBundleIdentifierKey: CFString! = NSString(string: "CFBundleIdentifier")

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
