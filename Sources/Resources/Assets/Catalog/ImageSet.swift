import Foundation

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
