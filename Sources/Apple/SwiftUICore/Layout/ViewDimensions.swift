import Geometry

/// A view's size and its alignment guides, in points of its own space.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    private let explicitGuide: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        width = size.width
        height = size.height
        self.explicitGuide = explicitGuide
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    package func value(_ key: AlignmentKey) -> CGFloat { explicitGuide(key) ?? key.id.defaultValue(in: self) }

    package var size: CGSize { CGSize(width: width, height: height) }

    package func point(_ alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }
}
