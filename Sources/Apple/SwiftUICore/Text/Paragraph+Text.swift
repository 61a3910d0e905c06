import Typesetting

extension Paragraph.Alignment {
    init(_ alignment: TextAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        }
    }
}

extension Paragraph.Truncation {
    init(_ mode: Text.TruncationMode) {
        switch mode {
        case .head: self = .head
        case .middle: self = .middle
        case .tail: self = .tail
        }
    }
}
