import Foundation

/// What Spotlight would show and search of an item. It keeps what it is given; nothing is indexed here. Of CoreSpotlight,
/// which is above this module: the entities' attributes are of it.
open class CSSearchableItemAttributeSet: NSObject {
    public var contentType: String?
    private var custom: [CSCustomAttributeKey: any NSSecureCoding] = [:]

    /// - Parameter itemContentType: a uniform type identifier.
    public init(itemContentType: String) { contentType = itemContentType }

    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) { custom[key] = value }
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { custom[key] }

    // MARK: What it is called

    public var displayName: String?
    public var alternateNames: [String]?
    public var title: String?
    public var subject: String?
    public var theme: String?
    public var contentDescription: String?
    public var comment: String?
    public var information: String?
    public var keywords: [String]?
    public var kind: String?
    public var version: String?
    public var identifier: String?
    public var relatedUniqueIdentifier: String?
    public var weakRelatedUniqueIdentifier: String?
    public var domainIdentifier: String?
    public var rankingHint: NSNumber?

    // MARK: What it holds

    public var path: String?
    public var contentURL: URL?
    public var url: URL?
    public var thumbnailURL: URL?
    public var darkThumbnailURL: URL?
    public var thumbnailData: Data?
    public var contentTypeTree: [String]?
    public var providerDataTypeIdentifiers: [String]?
    public var actionIdentifiers: [String] = []
    public var textContent: String?
    public var htmlContentData: Data?
    public var containerTitle: String?
    public var containerDisplayName: String?
    public var containerIdentifier: String?
    public var containerOrder: NSNumber?
    public var fileSize: NSNumber?
    public var pageCount: NSNumber?
    public var languages: [String]?

    // MARK: When

    public var contentCreationDate: Date?
    public var contentModificationDate: Date?
    public var metadataModificationDate: Date?
    public var addedDate: Date?
    public var downloadedDate: Date?
    public var lastUsedDate: Date?
    public var startDate: Date?
    public var endDate: Date?
    public var dueDate: Date?
    public var completionDate: Date?
    public var importantDates: [Date]?
    public var allDay: NSNumber?

    // MARK: Who and where

    public var creator: String?
    public var authorNames: [String]?
    public var authorEmailAddresses: [String]?
    public var recipientNames: [String]?
    public var emailAddresses: [String]?
    public var instantMessageAddresses: [String]?
    public var organizations: [String]?
    public var phoneNumbers: [String]?
    public var supportsPhoneCall: NSNumber?
    public var supportsNavigation: NSNumber?
    /// In degrees.
    public var latitude: NSNumber?
    public var longitude: NSNumber?
    /// In meters.
    public var altitude: NSNumber?
    public var namedLocation: String?
    public var fullyFormattedAddress: String?
    public var thoroughfare: String?
    public var subThoroughfare: String?
    public var city: String?
    public var stateOrProvince: String?
    public var postalCode: String?
    public var country: String?

    // MARK: Media

    public var artist: String?
    public var album: String?
    public var composer: String?
    public var musicalGenre: String?
    public var genre: String?
    public var mediaTypes: [String]?
    public var participants: [String]?
    public var performers: [String]?
    public var producer: String?
    public var director: String?
    public var copyright: String?
    public var rights: String?
    /// In seconds.
    public var duration: NSNumber?
    public var playCount: NSNumber?
    public var rating: NSNumber?
    public var ratingDescription: String?
}

/// The name of an attribute of the app's own.
public final class CSCustomAttributeKey: NSObject, Sendable {
    public let keyName: String
    public let isSearchable: Bool
    public let isSearchableByDefault: Bool
    public let isUnique: Bool
    public let isMultiValued: Bool

    /// - Parameter keyName: ASCII letters, digits and underscores; nil comes of another.
    public convenience init?(keyName: String) {
        self.init(keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    /// - Parameter keyName: ASCII letters, digits and underscores; nil comes of another.
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        let isName = !keyName.isEmpty && keyName.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard isName else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }

    override public func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }
    override public var hash: Int { keyName.hashValue }
}
