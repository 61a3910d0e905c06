import Foundation

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
