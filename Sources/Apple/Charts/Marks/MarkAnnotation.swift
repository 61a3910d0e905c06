import Foundation
import SwiftUICore

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// Points; nil for the default.
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: @MainActor (AnnotationContext) -> AnyView

    /// Between mark and annotation where the source says nothing; Apple gives no number.
    static let defaultSpacing: CGFloat = 4

    /// Where a view of `size` lies beside `target`, both in the plot's coordinates.
    func frame(of size: CGSize, beside target: CGRect, in area: CGRect) -> CGRect {
        let place = position.place
        let spacing = spacing ?? (place == .overlay ? 0 : Self.defaultSpacing)
        var x = aligned(target.minX, target.maxX, size.width, alignment.horizontal.part)
        var y = aligned(target.minY, target.maxY, size.height, alignment.vertical.part)
        if place == .overlay {
            x += spacing * (1 - 2 * alignment.horizontal.part)
            y += spacing * (1 - 2 * alignment.vertical.part)
        }
        if place.isLeading { x = target.minX - spacing - size.width }
        if place.isTrailing { x = target.maxX + spacing }
        if place.isTop { y = target.minY - spacing - size.height }
        if place.isBottom { y = target.maxY + spacing }
        if overflow.x.fits { x = fitted(x, size.width, area.minX, area.maxX) }
        if overflow.y.fits { y = fitted(y, size.height, area.minY, area.maxY) }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    private func aligned(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ part: CGFloat) -> CGFloat {
        start + (end - start - length) * part
    }

    private func fitted(_ start: CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        max(lower, min(start, upper - length))
    }
}

/// What an annotation may know of its mark.
public struct AnnotationContext {
    /// The mark's size in points.
    public let targetSize: CGSize
}

/// The side of a mark on which its annotation lies.
public struct AnnotationPosition: Equatable, Sendable {
    enum Place {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

        var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
        var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
        var isTop: Bool { self == .automatic || self == .top || self == .topLeading || self == .topTrailing }
        var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
    }

    let place: Place

    /// Above the mark.
    public static var automatic: Self { .init(place: .automatic) }
    /// Over the mark.
    public static var overlay: Self { .init(place: .overlay) }
    public static var top: Self { .init(place: .top) }
    public static var bottom: Self { .init(place: .bottom) }
    public static var leading: Self { .init(place: .leading) }
    public static var trailing: Self { .init(place: .trailing) }
    public static var topLeading: Self { .init(place: .topLeading) }
    public static var topTrailing: Self { .init(place: .topTrailing) }
    public static var bottomLeading: Self { .init(place: .bottomLeading) }
    public static var bottomTrailing: Self { .init(place: .bottomTrailing) }
}

/// What becomes of an annotation that does not fit.
public struct AnnotationOverflowResolution: Sendable {
    /// For one axis.
    public struct Strategy: Sendable {
        let fits: Bool
        /// Whether a scale of numbers makes room.
        var padsScale = false

        /// The scale makes room where it is one of numbers, and what does not fit is moved into the chart.
        public static var automatic: Strategy { Strategy(fits: true, padsScale: true) }
        public static var fit: Strategy { Strategy(fits: true) }
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(fits: true) }
        /// The scale makes room.
        public static var padScale: Strategy { Strategy(fits: true, padsScale: true) }
        public static var disabled: Strategy { Strategy(fits: false) }
    }

    /// What an annotation must fit into.
    public struct Boundary: Sendable {
        public static var automatic: Boundary { Boundary() }
        public static var chart: Boundary { Boundary() }
        public static var plot: Boundary { Boundary() }
    }

    let x: Strategy
    let y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    public static var automatic: AnnotationOverflowResolution { Self() }
}

extension HorizontalAlignment {
    /// 0 for the leading edge, 1 for the trailing one.
    var part: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
    var part: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
