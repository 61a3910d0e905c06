import Foundation
import SwiftUICore

/// The name of a value on an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let part: AxisPart

    public func _append(to parts: inout _AxisParts) { parts.parts.append(part) }

    private init(
        view: AnyView? = nil, format: ((_PlotValue) -> String?)? = nil, centered: Bool?, anchor: UnitPoint?,
        collisionResolution: AxisValueLabelCollisionResolution, orientation: AxisValueLabelOrientation,
        horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
    ) {
        let label = AxisLabelSpecification(
            view: view, format: format, anchor: anchor, orientation: orientation, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing, collision: collisionResolution)
        part = AxisPart(kind: .label(label), centered: centered)
    }

    /// A view for the value.
    ///
    /// - Parameters:
    ///   - centered: whether it lies in the middle of the stretch to the next value.
    ///   - anchor: what of the label lies at the value.
    ///   - offsetsMarks: of no account: ticks do not move.
    ///   - horizontalSpacing: points between plot and label.
    ///   - verticalSpacing: points between plot and label.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            view: AnyView(content()), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel where Content == Never {
    /// The value in the usual words.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: nil, format: nil, centered: centered, anchor: anchor, collisionResolution: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            format: AxisLabelFormat.of(format), centered: centered, anchor: anchor,
            collisionResolution: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: AnyView(Text(titleKey)), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: AnyView(Text(title)), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

/// What becomes of labels that would lie on each other.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
    enum Kind: Equatable { case automatic, greedy(CGFloat), disabled, truncate }

    let kind: Kind

    /// A label that lies on one before it is left out.
    public static var automatic: Self { .init(kind: .automatic) }
    public static var greedy: Self { .init(kind: .greedy(0)) }
    /// - Parameters:
    ///   - priority: of no account; the first label has precedence.
    ///   - minimumSpacing: points between labels.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat = 0) -> Self {
        .init(kind: .greedy(minimumSpacing))
    }
    public static var truncate: Self { .init(kind: .truncate) }
    public static var disabled: Self { .init(kind: .disabled) }

    /// The least distance; nil where labels may lie on each other.
    var minimumSpacing: CGFloat? {
        switch kind {
        case .automatic, .truncate: 2
        case .greedy(let spacing): spacing
        case .disabled: nil
        }
    }
}

/// The direction in which an axis label is read.
public struct AxisValueLabelOrientation: Equatable, Sendable {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    public static var automatic: Self { .init(kind: .automatic) }
    public static var horizontal: Self { .init(kind: .horizontal) }
    /// From top to bottom.
    public static var vertical: Self { .init(kind: .vertical) }
    /// From bottom to top.
    public static var verticalReversed: Self { .init(kind: .verticalReversed) }
}

/// A view that lies on its side and takes the room that it then fills.
struct QuarterTurn<Content: View>: View {
    private let isClockwise: Bool
    private let content: Content

    init(isClockwise: Bool, @ViewBuilder content: () -> Content) {
        self.isClockwise = isClockwise
        self.content = content()
    }

    var body: some View {
        SwappedLayout {
            content.fixedSize().rotationEffect(.degrees(isClockwise ? 90 : -90))
        }
    }
}

/// Room as wide as the view is high.
private struct SwappedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}
