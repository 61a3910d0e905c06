import AppIntents
import Foundation
import UniformTypeIdentifiers

/// The user activity of a tapped search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where that has the item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The user activity of a search that is continued in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// Where that has what was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"

extension CSSearchableItemAttributeSet {
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// Something that Spotlight would find.
open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date?
    open var attributeSet: CSSearchableItemAttributeSet

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// Spotlight's index of an app. There is none here: as on a device without one, `isIndexingAvailable()` says no, and
/// what is given to it is taken and forgotten.
public final class CSSearchableIndex: NSObject, Sendable {
    private static let standard = CSSearchableIndex(name: "")

    public class func isIndexingAvailable() -> Bool { false }
    public class func `default`() -> CSSearchableIndex { standard }

    public init(name: String) {}

    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}

    public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

    public func deleteSearchableItems(
        withDomainIdentifiers domains: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    public func deleteSearchableItems(withDomainIdentifiers domains: [String]) async throws {}

    public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    public func deleteAllSearchableItems() async throws {}
}

// MARK: Entities

extension CSSearchableIndex {
    /// Takes entities, and forgets them: there is no index here.
    public func indexAppEntities(_ entities: [some IndexedEntity], priority: Int = 0) async throws {}

    /// Deletes entities of an index that has none.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
    ) async throws {}

    /// Deletes all entities of a type.
    public func deleteAppEntities(ofType type: (some IndexedEntity).Type) async throws {}
}
