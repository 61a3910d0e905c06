import Foundation

/// A color of an asset catalog, by the name that its generated symbol stands for.
public struct ColorResource: Hashable, Sendable {
    package let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}
