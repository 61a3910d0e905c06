import SwiftUICore

extension HorizontalAlignment {
    /// 0 for the leading edge, 1 for the trailing one.
    var part: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
    var part: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
