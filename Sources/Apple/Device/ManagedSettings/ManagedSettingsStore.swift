import Foundation

/// What the user may do with the device. It is remembered and changes nothing.
open class ManagedSettingsStore: @unchecked Sendable {
    /// Names a store; those of the same name do not share their settings here.
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let `default` = Name("default")
    }

    public init() {}
    public init(named name: Name) {}

    open var shield = ShieldSettings()
    open var application = ApplicationSettings()
    open var webContent = WebContentSettings()
    open func clearAllSettings() {
        shield = ShieldSettings()
        application = ApplicationSettings()
        webContent = WebContentSettings()
    }
}

/// The apps and sites that would be covered; none is.
public struct ShieldSettings: Hashable, Sendable {
    /// Which categories are covered, and what is left out.
    public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
        case none
        case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
        case all(except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// The apps that would be blocked; none is.
public struct ApplicationSettings: Hashable, Sendable {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
}

/// The sites that would be blocked; none is.
public struct WebContentSettings: Hashable, Sendable {
    /// Which sites are blocked, and what is left out.
    public enum FilterPolicy: Hashable, Sendable {
        case none
        case specific(Set<WebDomain>)
        case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
        case all(except: Set<WebDomain> = [])
    }
    public var blockedByFilter: FilterPolicy?
}
