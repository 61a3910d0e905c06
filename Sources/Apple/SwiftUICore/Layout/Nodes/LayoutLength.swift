import Geometry

/// Lengths as `explain` prints them.
package enum LayoutLength {
    /// At most two decimals: `12`, `7.33`, `∞`.
    package static func text(_ length: CGFloat) -> String {
        guard length.isFinite else { return length > 0 ? "∞" : length < 0 ? "-∞" : "nan" }
        let rounded = (Double(length) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// `name 12`, where there is a length.
    package static func detail(_ name: String, _ length: CGFloat?) -> [String] {
        length.map { ["\(name) \(text($0))"] } ?? []
    }
}
