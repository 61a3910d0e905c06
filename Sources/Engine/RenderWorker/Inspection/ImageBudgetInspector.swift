import DisplayList
import Findings
import Foundation
import Geometry

/// Finds images that cost a widget's extension more memory than they show.
///
/// An extension of widgets is ended beyond 30 MB, as Xcode says when it happens ("EXC_RESOURCE … limit=30 MB":
/// github.com/jasudev/AxisContribution/issues/11, github.com/feedback-assistant/reports/issues/177). On some devices an
/// entry with an image of more than 718,080 pixels is not archived (developer.apple.com/forums/thread/773785).
struct ImageBudgetInspector {
    /// Pixels per point.
    let scale: Double

    /// Bytes of decoded pixels, 4 each.
    private static let memory: CGFloat = 30e6
    /// Pixels of an image that some devices do not archive; those of a catalog are archived by name.
    private static let archivedArea: CGFloat = 718_080
    /// How many pixels an image may have for each that is drawn: twice as wide and twice as high.
    private static let excess: CGFloat = 4
    /// Pixels; what smaller images waste is nothing.
    private static let smallestArea: CGFloat = 250_000

    func findings(_ list: DisplayList) -> [LocatedFinding] {
        var collector = ImageCollector()
        collector.collect(list.items, .identity)
        var result: [LocatedFinding] = []
        for (image, box) in collector.images {
            let area = image.pixelSize.width * image.pixelSize.height
            let drawn = box.width * box.height * scale * scale
            let pixels = "\(Int(image.pixelSize.width)) × \(Int(image.pixelSize.height)) pixels"
            if area > Self.archivedArea, area <= 2_121_055, !image.isOfCatalog {
                result.append(
                    LocatedFinding(
                        .imageOverBudget, .note,
                        "the image \(image.title) has \(pixels): some devices archive no entry with "
                            + "an image of more than 718,080", box))
            } else if area > Self.smallestArea, area > drawn * Self.excess {
                let size = "\(Int((box.width * scale).rounded())) × \(Int((box.height * scale).rounded()))"
                result.append(
                    LocatedFinding(
                        .imageOverBudget, .note, "the image \(image.title) has \(pixels) and is drawn on \(size)", box))
            }
        }
        let bytes: Double = Set(collector.images.map(\.image)).reduce(0) { $0 + Self.area($1) * 4 }
        if bytes > Self.memory, let largest = collector.images.max(by: { Self.area($0.image) < Self.area($1.image) }) {
            result.append(
                LocatedFinding(
                    .imageOverBudget, .warning,
                    "the images take \(Int((bytes / 1e6).rounded())) MB when they are decoded, \(largest.image.title) "
                        + "most of it, and iOS terminates a widget extension beyond about 30 MB", largest.box))
        }
        return result
    }

    private static func area(_ image: ImageReference) -> CGFloat { image.pixelSize.width * image.pixelSize.height }
}

/// The bitmaps of a list and where they lie, in points.
private struct ImageCollector {
    var images: [(image: ImageReference, box: CGRect)] = []

    mutating func collect(_ items: [DisplayItem], _ transform: CGAffineTransform) {
        for item in items {
            switch item {
            case .image(let drawing): add(drawing, transform)
            case .group(let group): collect(group.items, group.transform.concatenating(transform))
            case .fill, .stroke, .glyphs: break
            }
        }
    }

    private mutating func add(_ drawing: ImageDrawing, _ transform: CGAffineTransform) {
        let image = drawing.image, size = image.pixelSize
        // Vectors have no pixels of their own.
        guard image.vectorScale == nil, !image.isVector, size.width.isFinite, size.height.isFinite else { return }
        let box = drawing.rect.applying(transform)
        guard !box.isNull, box.width.isFinite, box.height.isFinite, !images.contains(where: { $0.image == image })
        else {
            return
        }
        images.append((image, box))
    }
}

extension ImageReference {
    fileprivate var isOfCatalog: Bool {
        if case .file(let path) = content { path.contains(".xcassets/") } else { false }
    }

    fileprivate var isVector: Bool {
        guard case .file(let path) = content else { return false }
        return path.hasSuffix(".svg") || path.hasSuffix(".pdf")
    }
}
