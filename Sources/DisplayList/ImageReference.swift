import Geometry
import Foundation

/// A bitmap that the list draws, by name and content: the pixels are decoded when the list is rasterized.
public struct ImageReference: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        case file(String)
        case data(Data)
    }

    /// What the widget called it; printed in place of the path.
    public var name: String
    public var content: Content
    /// The size of the decoded bitmap, in pixels.
    public var pixelSize: CGSize

    public init(name: String, content: Content, pixelSize: CGSize) {
        self.name = name
        self.content = content
        self.pixelSize = pixelSize
    }
}
