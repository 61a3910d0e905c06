import Foundation

/// A data set's file.
package struct DataAsset: Hashable, Sendable {
    /// The name it was asked for by.
    package var name: String
    package var data: Data
    /// A uniform type identifier such as `public.json`, as far as the set or the file's extension tells one.
    package var typeIdentifier: String
}
