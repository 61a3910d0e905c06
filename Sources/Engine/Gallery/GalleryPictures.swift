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
