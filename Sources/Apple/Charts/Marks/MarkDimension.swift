import Foundation

/// How thick a mark is, or how far from the center it reaches.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind {
        case automatic
        case inset(CGFloat)
        case fixed(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    /// The available room less so many points at each end.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(inset)) }
    /// Points.
    public static func fixed(_ dimension: CGFloat) -> MarkDimension { MarkDimension(.fixed(dimension)) }
    /// A part of the available room; 1 is all of it.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }

    /// In points, of which `room` are available.
    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        let length: CGFloat = switch kind {
        case .automatic: automatic
        case .inset(let inset): room - 2 * inset
        case .fixed(let points): points
        case .ratio(let ratio): room * ratio
        }
        return length.isFinite ? max(0, length) : 0
    }
}
