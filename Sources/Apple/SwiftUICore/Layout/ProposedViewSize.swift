import Geometry

/// The size that a parent offers: a number of points or nothing for each axis, where nothing asks for the ideal
/// size, zero for the smallest and infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    @inlinable
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The size with 10 points, or `size`, where nothing is proposed.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal for content inside `insets`: never below zero; nothing stays nothing.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    /// Not-a-number, which arises from ∞ − ∞ or 0/0 in user code, proposes nothing useful; SwiftUI takes it as 0.
    package var sanitized: ProposedViewSize {
        ProposedViewSize(width: width.map { $0.isNaN ? 0 : $0 }, height: height.map { $0.isNaN ? 0 : $0 })
    }

    package subscript(_ axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
