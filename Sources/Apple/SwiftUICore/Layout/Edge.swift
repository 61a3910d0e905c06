import Geometry

/// A side of a rectangle; leading and trailing follow the layout direction.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Any of the edges.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// An edge that text begins or ends at.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
    case leading, trailing

    /// Either or both of the horizontal edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom edge.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
    case top, bottom

    /// Either edge or both.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
    }
}

/// Distances from the sides of a rectangle, in points; leading and trailing follow the layout direction.
@frozen
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    @inlinable
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The insets without those that are infinite or no numbers.
    var finite: EdgeInsets {
        EdgeInsets(
            top: top.orZeroIfNotFinite, leading: leading.orZeroIfNotFinite, bottom: bottom.orZeroIfNotFinite,
            trailing: trailing.orZeroIfNotFinite)
    }

    var arguments: [(name: String, value: CGFloat?)] {
        [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    }
}

/// A direction of layout.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case horizontal
    case vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Any of the axes.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)

        public func contains(_ axis: Axis) -> Bool {
            isSuperset(of: axis == .horizontal ? Set.horizontal : Set.vertical)
        }
    }

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    package subscript(_ axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    package subscript(_ axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
