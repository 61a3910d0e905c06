import Foundation

/// The slicing of an image in its catalogue: edges that keep their size and a middle that fills.
public struct ImageResizing: Hashable, Sendable {
    /// What fills the space between the edges.
    public enum Center: String, Hashable, Sendable {
        case stretch, tile, fill
    }

    /// The edges that keep their size, in points.
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double
    public var center: Center

    /// Reads the `resizing` object of an image entry, whose insets count the file's pixels.
    init?(_ json: [String: Any], scale: Double) {
        guard let insets = json["cap-insets"] as? [String: Any] else { return nil }
        func points(_ edge: String) -> Double { max(0, JSONNumber.value(insets[edge]) ?? 0) / scale }
        (top, left, bottom, right) = (points("top"), points("left"), points("bottom"), points("right"))
        let mode = (json["center"] as? [String: Any])?["mode"] as? String
        center = mode.flatMap(Center.init) ?? .stretch
    }
}
