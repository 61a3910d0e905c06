import Synchronization

/// A decoded bitmap with an identity, by which scaled copies are kept.
final class DecodedImage: Sendable {
    private static let nextID = Atomic<Int>(0)

    let id = DecodedImage.nextID.wrappingAdd(1, ordering: .relaxed).newValue
    let bitmap: Bitmap

    init(bitmap: Bitmap) { self.bitmap = bitmap }
}
