import Foundation
import Geometry

/// A bitmap that the list draws, by name and content: the pixels are decoded when the list is rasterized.
package struct ImageReference: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case file(String)
        case data(Data)
    }

    /// What the widget called it; printed in place of the path.
    package var name: String
    package var content: Content
    /// The size of the decoded bitmap as it is seen, in pixels; of a vector, in points.
    package var pixelSize: CGSize
    /// How the file's pixels are turned; nil as the file itself says.
    package var orientation: ImageOrientation?
    /// Pixels per point at which a vector becomes a bitmap before it is drawn, as Xcode makes one of a vector whose
    /// catalog does not preserve it; nil draws it anew at the size of use.
    package var vectorScale: CGFloat?

    package init(
        name: String, content: Content, pixelSize: CGSize, orientation: ImageOrientation? = nil,
        vectorScale: CGFloat? = nil
    ) {
        self.name = name
        self.content = content
        self.pixelSize = pixelSize
        self.orientation = orientation
        self.vectorScale = vectorScale
    }

    /// What a message calls the image: its name, and its file where that is called otherwise.
    package var title: String {
        guard case .file(let path) = content else { return "“\(name)”" }
        let file = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
        return file == name ? "“\(name)”" : "“\(name)” (\(file))"
    }
}
