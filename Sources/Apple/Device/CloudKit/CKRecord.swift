import Foundation

/// What a record's fields can hold.
public protocol CKRecordValueProtocol {}
/// The name of the protocol in Objective-C.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}

/// Fields by name, kept by this process alone.
open class CKRecord: NSObject, @unchecked Sendable {
    /// The name of a kind of record.
    public typealias RecordType = String
    /// The name of a field.
    public typealias FieldKey = String

    /// Identifies a record by a name and its zone; names are not checked for uniqueness.
    public final class ID: NSObject, NSCopying, Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        public override var hash: Int { recordName.hashValue }
    }

    /// Whether a record goes when the one it points to is deleted; nothing is deleted here.
    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    /// Points to another record; not followed.
    public final class Reference: NSObject, CKRecordValueProtocol, Sendable {
        public let recordID: ID
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) {
            self.recordID = recordID
            self.action = action
        }
    }

    public let recordType: RecordType
    public let recordID: ID
    public let creationDate: Date? = nil
    public let modificationDate: Date? = nil
    private var fields: [FieldKey: any CKRecordValueProtocol] = [:]

    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }

    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { fields[key] }
        set { fields[key] = newValue }
    }
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    open func value(forKey key: String) -> Any? { self[key] }
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    open func allKeys() -> [FieldKey] { fields.keys.sorted() }
    /// All keys, as no record has ever been saved.
    open func changedKeys() -> [FieldKey] { allKeys() }
}

/// A file of a record.
public final class CKAsset: NSObject, CKRecordValueProtocol, Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}
