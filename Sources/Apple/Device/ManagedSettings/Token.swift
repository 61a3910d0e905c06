import Foundation

/// What stands for an app, a category or a site that the user has chosen, without telling which it is.
public struct Token<T>: Hashable, Codable, Sendable {
    let data: Data

    /// As the system writes one.
    public init(from decoder: any Decoder) throws {
        data = try decoder.container(keyedBy: Keys.self).decode(Data.self, forKey: .data)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(data, forKey: .data)
    }
    private enum Keys: String, CodingKey { case data }
}

/// An app, by identifier or token; its name is never available.
public struct Application: Hashable, Codable, Sendable {
    public let bundleIdentifier: String?
    public let token: ApplicationToken?
    public let localizedDisplayName: String?
    public init(bundleIdentifier: String) { self.init(bundleIdentifier, nil) }
    public init(token: ApplicationToken) { self.init(nil, token) }
    private init(_ identifier: String?, _ token: ApplicationToken?) {
        bundleIdentifier = identifier
        self.token = token
        localizedDisplayName = nil
    }
}

/// A category of apps, by token; its name is never available.
public struct ActivityCategory: Hashable, Codable, Sendable {
    public let token: ActivityCategoryToken?
    public let localizedDisplayName: String?
    public init(token: ActivityCategoryToken) {
        self.token = token
        localizedDisplayName = nil
    }
}

/// A site, by domain or token.
public struct WebDomain: Hashable, Codable, Sendable {
    public let domain: String?
    public let token: WebDomainToken?
    public init(domain: String) {
        self.domain = domain
        token = nil
    }
    public init(token: WebDomainToken) {
        domain = nil
        self.token = token
    }
}

/// Stands for an app that the user has chosen.
public typealias ApplicationToken = Token<Application>
/// Stands for a category that the user has chosen.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// Stands for a site that the user has chosen.
public typealias WebDomainToken = Token<WebDomain>
