import Foundation

/// Records that others see, too; nothing is shared here.
open class CKShare: CKRecord, @unchecked Sendable {
    /// What somebody may do with shared records.
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    /// Whether somebody has taken part in a share.
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
    /// What somebody is in a share.
    public enum ParticipantRole: Int, Sendable {
        case unknown
        case owner
        case privateUser = 3
        case publicUser
    }

    /// Who takes part in a share; nobody does.
    public final class Participant: NSObject {
        public let role = ParticipantRole.owner
        public let acceptanceStatus = ParticipantAcceptanceStatus.unknown
        public var permission = ParticipantPermission.unknown
    }

    /// The field of a share's title.
    public enum SystemFieldKey {
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    }

    /// What somebody may do who has its address.
    open var publicPermission = ParticipantPermission.none
    /// Always nil: no share has been saved.
    open var url: URL? { nil }
    public let owner = Participant()
    open var participants: [Participant] { [owner] }
    /// Always nil, as there is no account.
    open var currentUserParticipant: Participant? { nil }

    public convenience init(rootRecord: CKRecord) { self.init(rootRecord: rootRecord, shareID: ID()) }
    public init(rootRecord: CKRecord, shareID: ID) { super.init(recordType: "cloudkit.share", recordID: shareID) }
    public init(recordZoneID: CKRecordZone.ID) {
        super.init(recordType: "cloudkit.share", recordID: ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
    }
}
