import Foundation

/// The memory of a picture: allocated once, cleared, freed with its last user.
///
/// Whoever creates a buffer may write to it until it becomes part of a `Bitmap`; from then on it is only read,
/// which is what makes it sendable.
final class PixelBuffer: @unchecked Sendable {
    let bytes: UnsafeMutableRawPointer
    let count: Int

    /// - Parameter count: bytes, at least 1.
    init(count: Int) throws(RasterizerError) {
        guard count > 0, let bytes = calloc(count, 1) else { throw .outOfMemory(bytes: count) }
        self.bytes = bytes
        self.count = count
    }

    /// Memory whose every byte is about to be written.
    init(uninitialized count: Int) throws(RasterizerError) {
        guard count > 0, let bytes = malloc(count) else { throw .outOfMemory(bytes: count) }
        self.bytes = bytes
        self.count = count
    }

    /// Takes over memory of `malloc`, which is freed with the buffer.
    init(adopting bytes: UnsafeMutableRawPointer, count: Int) {
        self.bytes = bytes
        self.count = count
    }

    deinit { free(bytes) }

    var pixels: UnsafeMutablePointer<UInt32> { bytes.assumingMemoryBound(to: UInt32.self) }
}
