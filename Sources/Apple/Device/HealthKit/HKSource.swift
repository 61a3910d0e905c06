import Foundation

/// An app or a device that writes health data.
open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    /// The app itself.
    open class func `default`() -> HKSource {
        let bundle = Bundle.main
        return HKSource(
            name: bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "",
            bundleIdentifier: bundle.bundleIdentifier ?? "")
    }
}

/// A source, and its release.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?

    public init(source: HKSource, version: String?) {
        (self.source, self.version, productType) = (source, version, nil)
    }
}

extension HKObject {
    /// The app itself, which has made it.
    public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}
