import DisplayList
import Foundation
import ImageFormats

/// An image set, or the loose files of one name: the files among which the traits choose.
struct ImageSet {
    struct Variant {
        var url: URL
        var conditions: VariantConditions
        /// Pixels per point; nil for an entry without scales, which serves all of them.
        var scale: Double?
        var resizing: [String: Any]?

        var isVector: Bool { ["pdf", "svg"].contains(url.pathExtension.lowercased()) }
    }

    var variants: [Variant] = []
    var renderingIntent: ImageAsset.RenderingIntent?
    var preservesVectorRepresentation = false

    init(variants: [Variant]) {
        self.variants = variants
    }

    /// Reads a set's Contents.json; a file that it names and that is not there is reported and left out.
    init(_ json: [String: Any], directory: URL, report: (String) -> Void) {
        let properties = json["properties"] as? [String: Any] ?? [:]
        renderingIntent = (properties["template-rendering-intent"] as? String).flatMap(ImageAsset.RenderingIntent.init)
        preservesVectorRepresentation = properties["preserves-vector-representation"] as? Bool ?? false
        for entry in json["images"] as? [[String: Any]] ?? [] {
            // Xcode lists the scales that nobody filled in without a file name.
            guard let filename = entry["filename"] as? String, !filename.isEmpty else { continue }
            let url: URL
            do throws(SetFile.ReadError) {
                url = try SetFile.url(filename, in: directory)
            } catch {
                report("\(error)")
                continue
            }
            guard FileManager.default.fileExists(atPath: url.path) else {
                report("the file “\(filename)” is missing")
                continue
            }
            let scale = (entry["scale"] as? String).flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }
            variants.append(
                Variant(
                    url: url, conditions: VariantConditions(entry),
                    scale: scale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
                    resizing: entry["resizing"] as? [String: Any]))
        }
    }

    /// The best file: conditions first, then the scale itself, then the next larger one, then the largest there is.
    func variant(for traits: AssetTraits) -> Variant? {
        var best: (rank: [Int], variant: Variant)?
        for variant in variants {
            guard var rank = variant.conditions.rank(for: traits) else { continue }
            // A vector without a scale of its own serves all.
            rank += Self.rank(scale: variant.scale ?? (variant.isVector ? traits.scale : 1), wanted: traits.scale)
            if let current = best, !isBetter(rank, than: current.rank) { continue }
            best = (rank, variant)
        }
        return best?.variant
    }

    private static func rank(scale: Double, wanted: Double) -> [Int] {
        // Compared in hundredths: scales are small numbers, and ranks are integers.
        let distance = Int(((scale - wanted).magnitude * 100).rounded(.up).clamped(to: 0...10_000))
        return scale >= wanted ? [1, -distance] : [0, -distance]
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

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
    /// What the file says of itself, or why it is not an image.
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

    /// The file as a display list draws it, under `scale` pixels per point of output; nil when it is not an image.
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

/// The slicing of an image in its catalog: edges that keep their size and a middle that fills.
package struct ImageResizing: Hashable, Sendable {
    /// What fills the space between the edges.
    package enum Center: String, Hashable, Sendable {
        case stretch, tile, fill
    }

    /// The edges that keep their size, in points.
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double
    package var center: Center
    /// How much of the middle is used, in points; the rest of what lies between the edges is left out. Nil for all.
    package var centerWidth: Double?
    package var centerHeight: Double?

    /// Reads the `resizing` object of an image entry, whose insets count the file's pixels.
    init?(_ json: [String: Any], scale: Double) {
        guard let insets = json["cap-insets"] as? [String: Any] else { return nil }
        func points(_ edge: String) -> Double { max(0, JSONNumber.value(insets[edge]) ?? 0) / scale }
        (top, left, bottom, right) = (points("top"), points("left"), points("bottom"), points("right"))
        let middle = json["center"] as? [String: Any]
        let mode = middle?["mode"] as? String
        // An image that is sliced along one axis is used whole along the other.
        let slicing = json["mode"] as? String
        func length(_ key: String) -> Double? { JSONNumber.value(middle?[key]).map { max(1, $0) / scale } }
        centerWidth = slicing == "3-part-vertical" ? nil : length("width")
        centerHeight = slicing == "3-part-horizontal" ? nil : length("height")
        center = mode.flatMap(Center.init) ?? .stretch
    }
}
