import DisplayList
import Foundation
import ImageFormats

/// The file that stands for a named image under given traits.
package struct ImageAsset: Hashable, Sendable {
    /// How the catalog asks for the image to be painted; nil leaves it to the view.
    package enum RenderingIntent: String, Hashable, Sendable {
        case original, template
    }

    /// The name it was asked for by.
    package var name: String
    package var url: URL
    /// Pixels per point of the file, whatever the output's scale is. A vector's is 1 unless its set says otherwise.
    package var scale: Double
    /// The size as it is seen, in pixels, of a vector in points; nil for a file whose header cannot be read.
    package var pixelSize: CGSize?
    /// What the file says of itself, or why it is no image.
    package var header: Result<ImageHeader, ImageProblem>
    package var renderingIntent: RenderingIntent?
    /// How the image stretches by itself, from the catalog's slicing; nil for an even stretch.
    package var resizing: ImageResizing?
    /// A PDF or SVG.
    package var isVector: Bool
    /// Whether a vector is to be drawn at the size of use rather than scaled from its own.
    package var preservesVectorRepresentation: Bool
    /// Drawn for the other reading direction, to be mirrored.
    package var isMirrored: Bool

    /// The size in points that the image takes when it is not resizable; nil when `pixelSize` is.
    package var size: CGSize? {
        pixelSize.map { CGSize(width: $0.width / scale, height: $0.height / scale) }
    }

    /// The file as a display list draws it, under `scale` pixels per point of output; nil when it is no image.
    ///
    /// Xcode makes a vector of a catalog a bitmap at the device's scale unless its set preserves it, so an iPhone
    /// shows it soft where it is drawn larger.
    package func reference(outputScale: Double) -> ImageReference? {
        pixelSize.map {
            ImageReference(
                name: name, content: .file(url.path), pixelSize: $0,
                vectorScale: isVector && isInCatalog && !preservesVectorRepresentation ? outputScale / scale : nil)
        }
    }

    private var isInCatalog: Bool { url.deletingLastPathComponent().pathExtension == "imageset" }
}
