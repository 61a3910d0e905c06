/// A change of one view, before it is put into words together with others.
struct FoundChange {
    /// What people look for first comes first.
    enum Rank: Int, Comparable {
        /// The view itself: what it says, its colors, what its source sets.
        case own
        /// How it is drawn, in a way that words do not tell.
        case shape
        case size
        case place

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    var rank: Rank
    /// Its place among the views.
    var order: Double
    /// `PodiumStep › Image "Oren"`, also with what it has become: `Text "3" → "4"`.
    var title: String
    /// What changed of it, a phrase each.
    var phrases: [String] = []
    /// Where its size or place changed: phrases that a view that only moved along shares with others.
    var geometry: [String] = []
    /// The names by which its source is found.
    var path: [String]
    /// Whether it is seen by itself; others only hold what is.
    var isVisible = true

    var text: String {
        let told = (phrases + geometry).joined(separator: ", ")
        return told.isEmpty ? title : "\(title): \(told)"
    }
}
