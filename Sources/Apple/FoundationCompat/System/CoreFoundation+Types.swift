import Foundation

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
