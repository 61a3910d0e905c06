import Foundation

/// Tells the classes of Core Foundation apart.
public typealias CFTypeID = UInt

/// The class of an object; 0 for one that is none of Core Foundation's.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
    switch cf {
    case let number as NSNumber: isBoolean(number) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSNull: CFNullGetTypeID()
    default: 0
    }
}

/// There is one object for true and one for false, which no other number is.
private func isBoolean(_ number: NSNumber) -> Bool {
    number === NSNumber(value: true) || number === NSNumber(value: false)
}

// Numbers of one's own: those of Apple's systems are given at run time.
public func CFStringGetTypeID() -> CFTypeID { 1 }
public func CFArrayGetTypeID() -> CFTypeID { 2 }
public func CFDictionaryGetTypeID() -> CFTypeID { 3 }
public func CFDataGetTypeID() -> CFTypeID { 4 }
public func CFDateGetTypeID() -> CFTypeID { 5 }
public func CFURLGetTypeID() -> CFTypeID { 6 }
public func CFNullGetTypeID() -> CFTypeID { 7 }
public func CFNumberGetTypeID() -> CFTypeID { 8 }
public func CFBooleanGetTypeID() -> CFTypeID { 9 }
