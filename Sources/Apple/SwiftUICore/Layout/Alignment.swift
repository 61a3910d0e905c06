import Geometry

/// A place in both axes.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle in both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner of the top and leading edges.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The corner of the top and trailing edges.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The corner of the bottom and leading edges.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corner of the bottom and trailing edges.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A place along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    private enum Leading: FrameAlignment {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameAlignment {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: FrameAlignment {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The edge that text begins at.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle of the width.
    public static let center = HorizontalAlignment(Center.self)
    /// The edge that text ends at.
    public static let trailing = HorizontalAlignment(Trailing.self)
    // Widgets show no lists; their separators align as the row does.
    public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)
}

/// A place along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    private enum Top: FrameAlignment {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameAlignment {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: FrameAlignment {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    package enum FirstTextBaseline: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(childValue, parentValue ?? .infinity)
        }
    }
    package enum LastTextBaseline: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(childValue, parentValue ?? -.infinity)
        }
    }
    /// The middle of the first line of text, or of a view that has none. A label's icon stands there: discs of 5 points
    /// beside text of 16 in `gonzalezreal/swift-markdown-ui`'s images do, and not on the baseline.
    private enum FirstTextLineCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(childValue, parentValue ?? .infinity)
        }
    }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The middle of the height.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The first baseline of the text in a view, or its bottom where it has none.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The last baseline of the text in a view, or its bottom where it has none.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
    static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}

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

/// What a guide is looked up by: its id and its axis.
// A type holds no state that threads could share.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

extension HorizontalAlignment {
    /// As written in source: `leading`, or the name of a type of the user's.
    package var name: String { key.name }
}

extension VerticalAlignment {
    package var name: String { key.name }
}

extension AlignmentKey {
    fileprivate var name: String {
        let type = "\(id)"
        return type.prefix(1).lowercased() + type.dropFirst()
    }
}

extension Alignment {
    /// As written in source: `topLeading`, `center`.
    package var name: String {
        let (column, row) = (horizontal.name, vertical.name)
        if row == "center" { return column }
        if column == "center" { return row }
        return row + column.prefix(1).uppercased() + column.dropFirst()
    }

    /// What a layout tells of itself: nothing where it is centered, as most are.
    package var layoutDetail: [String] { self == .center ? [] : ["alignment \(name)"] }
}
