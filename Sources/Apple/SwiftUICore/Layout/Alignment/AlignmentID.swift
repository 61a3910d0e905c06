import Geometry

/// Names an alignment guide and gives its value where a view sets none.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Adds the value that one more child sets, after `n` others, to what its container says; the mean of all
    /// unless the alignment has a rule of its own.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        guard n > 0, let mean = parentValue else { return parentValue = childValue }
        parentValue = mean + (childValue - mean) / CGFloat(n + 1)
    }

    /// What a container says of this guide when its children say `values`; nil where none sets it.
    package static func combined<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat? {
        var result: CGFloat?
        var count = 0
        for case let value? in values {
            _combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}

/// An alignment on a view's own edges or middle. A stack, a grid or a layout keeps what its members set of these to
/// itself: Apple's "Aligning views across stacks" asks for an alignment of one's own to reach further.
package protocol FrameAlignment: AlignmentID {}

extension FrameAlignment {
    package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

extension AlignmentKey {
    /// The mean of what is set, or the rule of the text baselines: the topmost first one, the lowest last one.
    fileprivate func merge<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat? {
        guard id is any FrameAlignment.Type else { return id.combined(values) }
        let values = values.compactMap { $0 }
        return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
}

extension HorizontalAlignment {
    /// Merges what several views say of this guide: the mean of all that say something.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.merge(values) }
}

extension VerticalAlignment {
    /// Merges what several views say of this guide: of text baselines the topmost first or the lowest last one, of
    /// other guides the mean of all that say something.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.merge(values) }
}
