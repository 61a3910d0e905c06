import Foundation

// What lists call when rows are deleted or dragged; models call it too.

extension MutableCollection {
    /// Moves the elements at some offsets to the place before another one, in their order.
    ///
    /// - Parameter destination: an offset of the collection as it is before the move; its count for the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        func kept(_ offsets: Range<Int>) -> [Element] { offsets.filter { !source.contains($0) }.map { all[$0] } }
        let moved = kept(0..<destination) + source.map { all[$0] } + kept(destination..<all.count)
        for (index, element) in zip(Array(indices), moved) { self[index] = element }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}
