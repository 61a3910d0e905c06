import Foundation

extension NSKeyedUnarchiver {
    public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
        ofClass cls: Object.Type, from data: Data
    ) throws -> [Object]? {
        try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [Object]
    }

    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    public static func unarchivedDictionary<Key: NSObject & NSCoding & NSCopying, Object: NSObject & NSCoding>(
        ofKeyClass keyCls: Key.Type, objectClass valueCls: Object.Type, from data: Data
    ) throws -> [Key: Object]? {
        try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data) as? [Key: Object]
    }
}
