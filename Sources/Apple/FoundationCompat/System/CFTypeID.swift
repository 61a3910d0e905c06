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

// The numbers are Darkroom's: Apple's systems give them at run time.

/// The class of texts.
public func CFStringGetTypeID() -> CFTypeID { 1 }
/// The class of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 2 }
/// The class of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 3 }
/// The class of data.
public func CFDataGetTypeID() -> CFTypeID { 4 }
/// The class of dates.
public func CFDateGetTypeID() -> CFTypeID { 5 }
/// The class of URLs.
public func CFURLGetTypeID() -> CFTypeID { 6 }
/// The class of null.
public func CFNullGetTypeID() -> CFTypeID { 7 }
/// The class of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 8 }
/// The class of true and false.
public func CFBooleanGetTypeID() -> CFTypeID { 9 }
