import Foundation

/// A data set's file.
public struct DataAsset: Hashable, Sendable {
    /// The name it was asked for by.
    public var name: String
    public var data: Data
    /// A uniform type identifier such as `public.json`, as far as the set or the file's extension tells one.
    public var typeIdentifier: String
}
