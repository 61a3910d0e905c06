import Foundation

/// The owner of zones of the user's own.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// Deprecated; the same as `CKCurrentUserDefaultName`.
public let CKOwnerDefaultName = CKCurrentUserDefaultName

/// A part of a database, by name.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// Names a zone and its owner.
    public struct ID: Hashable, Sendable {
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }
        public static let `default` = ID(zoneName: zoneNameDefault)
        public static let zoneNameDefault = "_defaultZone"
    }

    /// What a zone can do.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    public let zoneID: ID
    /// Empty, as of zones that no server has confirmed.
    open var capabilities: Capabilities { [] }
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }
}

/// Each fails with `CKError.notAuthenticated`.
extension CKDatabase {
    public func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount() }
    public func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        completionHandler(nil, CKError.noAccount())
    }

    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.noAccount() }
    public func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }

    @discardableResult
    public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.noAccount() }
    public func save(
        _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }

    @discardableResult
    public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CKError.noAccount()
    }
    public func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }
}
