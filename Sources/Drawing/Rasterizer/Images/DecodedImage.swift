import Synchronization

/// A decoded image with an identity, by which scaled copies are kept.
final class DecodedImage: Sendable {
    enum Content: Sendable {
        case bitmap(Bitmap)
        case vector(VectorImage)
    }

    private static let nextID = Atomic<Int>(0)

    let id = DecodedImage.nextID.wrappingAdd(1, ordering: .relaxed).newValue
    let content: Content
    /// What the picture does not show as the file means it, in words that go on from the image's name.
    var remarks: [String] {
        if case .vector(let vector) = content { vector.remarksAfterDrawing } else { ownRemarks }
    }
    private let ownRemarks: [String]

    init(bitmap: Bitmap, remarks: [String] = []) {
        content = .bitmap(bitmap)
        ownRemarks = remarks
    }

    init(vector: VectorImage) {
        content = .vector(vector)
        ownRemarks = []
    }

    /// Bytes of pixels.
    var cost: Int {
        switch content {
        case .bitmap(let bitmap): bitmap.width * bitmap.height * 4
        case .vector: 64 << 10
        }
    }
}
