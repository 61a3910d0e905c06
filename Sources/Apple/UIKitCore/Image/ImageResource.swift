import Foundation

/// An image of an asset catalog, by the name that its generated symbol stands for.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}
