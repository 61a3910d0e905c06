import Foundation

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
