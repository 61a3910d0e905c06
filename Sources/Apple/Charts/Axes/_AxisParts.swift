import SwiftUICore

/// What an axis shows of one value.
public struct _AxisParts {
    var parts: [AxisPart] = []

    static func of<C: AxisMark>(_ content: C) -> [AxisPart] {
        var list = _AxisParts()
        content._append(to: &list)
        return list.parts
    }
}

/// A line, tick or label without its types.
struct AxisPart {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabelSpecification)
    }

    var kind: Kind
    /// Between values instead of at them.
    var centered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}
