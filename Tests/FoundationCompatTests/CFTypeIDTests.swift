import Foundation
import FoundationCompat
import Testing

struct CFTypeIDTests {
    @Test func truthIsNoNumber() throws {
        let list = try #require(JSONSerialization.jsonObject(with: Data("[true, 1, 0.5, \"a\", null]".utf8)) as? [Any])
        let ids = list.map { CFGetTypeID($0 as AnyObject) }
        #expect(ids[0] == CFBooleanGetTypeID() && ids[1] == CFNumberGetTypeID() && ids[2] == CFNumberGetTypeID())
        #expect(ids[4] == CFNullGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: false)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
    }

    @Test func collectionsAndTexts() {
        #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
        #expect(CFGetTypeID(NSMutableArray()) == CFArrayGetTypeID())
        #expect(CFGetTypeID(NSDictionary()) == CFDictionaryGetTypeID())
        #expect(CFGetTypeID(NSMutableData()) == CFDataGetTypeID())
        #expect(CFGetTypeID(NSDate()) == CFDateGetTypeID())
        #expect(CFGetTypeID(NSURL(string: "a://b")) == CFURLGetTypeID())
        #expect(CFGetTypeID(NSObject()) == 0)
    }
}
