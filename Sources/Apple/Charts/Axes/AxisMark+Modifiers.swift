import SwiftUICore

extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    /// Points.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}

/// Axis marks each of whose parts is changed.
struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisPart) -> Void

    func _append(to parts: inout _AxisParts) {
        let start = parts.parts.count
        content._append(to: &parts)
        for index in start..<parts.parts.count { change(&parts.parts[index]) }
    }
}
