// The encodings of text that `NSString` takes, by the names of Objective-C. They are numbers on Apple's systems, and
// values of `String.Encoding` in Foundation on Linux, which NSString's own initializers do not take.

public let NSASCIIStringEncoding: UInt = 1
public let NSNEXTSTEPStringEncoding: UInt = 2
public let NSJapaneseEUCStringEncoding: UInt = 3
public let NSUTF8StringEncoding: UInt = 4
public let NSISOLatin1StringEncoding: UInt = 5
public let NSSymbolStringEncoding: UInt = 6
public let NSNonLossyASCIIStringEncoding: UInt = 7
public let NSShiftJISStringEncoding: UInt = 8
public let NSISOLatin2StringEncoding: UInt = 9
public let NSUnicodeStringEncoding: UInt = 10
public let NSWindowsCP1251StringEncoding: UInt = 11
public let NSWindowsCP1252StringEncoding: UInt = 12
public let NSWindowsCP1253StringEncoding: UInt = 13
public let NSWindowsCP1254StringEncoding: UInt = 14
public let NSWindowsCP1250StringEncoding: UInt = 15
public let NSISO2022JPStringEncoding: UInt = 21
public let NSMacOSRomanStringEncoding: UInt = 30
public let NSUTF16StringEncoding: UInt = 10
public let NSUTF16BigEndianStringEncoding: UInt = 0x9000_0100
public let NSUTF16LittleEndianStringEncoding: UInt = 0x9400_0100
public let NSUTF32StringEncoding: UInt = 0x8c00_0100
public let NSUTF32BigEndianStringEncoding: UInt = 0x9800_0100
public let NSUTF32LittleEndianStringEncoding: UInt = 0x9c00_0100
