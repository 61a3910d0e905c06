/// Why a bitmap could not be written as PNG.
package enum PNGEncodingError: Error, Equatable, CustomStringConvertible {
    case outOfMemory(bytes: Int)

    package var description: String {
        switch self {
        case .outOfMemory(let bytes):
            "no memory for encoding an image of \(bytes) bytes: render fewer at once (--jobs)"
        }
    }
}
