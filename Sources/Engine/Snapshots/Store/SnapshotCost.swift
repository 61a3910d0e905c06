import DisplayList
import Geometry

/// How much work a picture is, beside others: what shards are balanced by. It is counted, not measured, so that two
/// machines write the same lock file.
package enum SnapshotCost {
    /// - Parameter scale: pixels per point.
    /// - Returns: at least 1: one for each item, and one for each 4,096 pixels.
    package static func of(_ list: DisplayList, scale: Double) -> Int {
        let pixels = Double(list.size.width * list.size.height) * scale * scale
        return 1 + count(list.items) + Int(min(pixels, 1e9) / 4096)
    }

    private static func count(_ items: [DisplayItem]) -> Int {
        items.reduce(0) { sum, item in
            guard case .group(let group) = item else { return sum + 1 }
            return sum + 1 + count(group.items) + count(group.mask ?? [])
        }
    }
}
