import Foundation

/// The file that stands for a named image under given traits.
public struct ImageAsset: Hashable, Sendable {
    /// How the catalogue asks for the image to be painted; nil leaves it to the view.
    public enum RenderingIntent: String, Hashable, Sendable {
        case original, template
    }

    /// The name it was asked for by.
    public var name: String
    public var url: URL
    /// Pixels per point of the file, whatever the output's scale is. A vector's is 1.
    public var scale: Double
    /// The bitmap's size in pixels; nil for a vector and for a file whose header cannot be read.
    public var pixelSize: CGSize?
    public var renderingIntent: RenderingIntent?
    /// How the image stretches by itself, from the catalogue's slicing; nil for an even stretch.
    public var resizing: ImageResizing?
    /// A PDF or SVG.
    public var isVector: Bool
    /// Whether a vector is to be drawn at the size of use rather than scaled from its own.
    public var preservesVectorRepresentation: Bool
    /// Drawn for the other reading direction, to be mirrored.
    public var isMirrored: Bool

    /// The size in points that the image takes when it is not resizable; nil when `pixelSize` is.
    public var size: CGSize? {
        pixelSize.map { CGSize(width: $0.width / scale, height: $0.height / scale) }
    }
}
