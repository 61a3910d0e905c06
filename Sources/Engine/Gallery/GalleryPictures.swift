import Foundation

/// Pictures that are told of when they are asked for, so that thousands need not be in memory.
package protocol GalleryPictures {
    var count: Int { get }

    /// Asked for more than once, in any order, and the same each time.
    func picture(at index: Int) throws -> GalleryPicture
}

/// Pictures that are in memory.
extension Array: GalleryPictures where Element == GalleryPicture {
    package func picture(at index: Int) -> GalleryPicture { self[index] }
}

/// Pictures of which the first that are asked for stay in memory: a page of few asks for each four times, and each time
/// what a manifest says of one is decoded.
final class RememberedPictures<Source: GalleryPictures>: GalleryPictures {
    private let source: Source
    private let limit: Int
    private var known: [Int: GalleryPicture] = [:]

    /// - Parameter limit: how many stay.
    init(_ source: Source, limit: Int) { (self.source, self.limit) = (source, limit) }

    var count: Int { source.count }

    func picture(at index: Int) throws -> GalleryPicture {
        if let picture = known[index] { return picture }
        let picture = try source.picture(at: index)
        if known.count < limit { known[index] = picture }
        return picture
    }
}
