import Rasterizer
import RenderModel

extension Companion {
    /// Why this machine cannot write it, such as `webp: …`; nil where it can.
    package var problem: String? {
        self == .webp && !WebPEncoder.isAvailable ? "webp: \(WebPEncodingError.noLibrary)" : nil
    }
}
