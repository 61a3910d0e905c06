import Geometry

/// An alignment guide on which the cells of a column or a row agree.
struct SharedGuide {
    /// How far the cells reach on either side of the guide, in points; nil without cells.
    private var reach: (before: CGFloat, after: CGFloat)?

    mutating func add(_ guide: CGFloat, of length: CGFloat) {
        let own = (before: guide, after: length - guide)
        reach = reach.map { (max($0.before, own.before), max($0.after, own.after)) } ?? own
    }

    var length: CGFloat { reach.map { max(0, $0.before + $0.after) } ?? 0 }

    /// Where the guide lies in a place of `size`, in which the cells are aligned as one.
    func position(in size: CGSize, _ key: AlignmentKey) -> CGFloat {
        let room = ViewDimensions(size: size).value(key)
        guard let reach else { return room }
        var cells = size
        cells[key.axis] = length
        return reach.before + room - ViewDimensions(size: cells).value(key)
    }
}
