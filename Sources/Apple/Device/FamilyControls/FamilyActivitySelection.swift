import Foundation
import ManagedSettings

/// The apps, categories and sites that a user has chosen.
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public let includeEntireCategory: Bool

    public init() { self.init(includeEntireCategory: false) }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

    public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
}
