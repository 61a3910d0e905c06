import Geometry
import SwiftUICore
import Typesetting

extension UIFont {
    private var textFont: TextFont { font.resolve(in: EnvironmentValues()) }

    /// Points above the baseline.
    public var ascender: CGFloat { Typesetter.shared.lineMetrics(of: textFont).ascent }
    /// Points below the baseline, negative.
    public var descender: CGFloat { -Typesetter.shared.lineMetrics(of: textFont).descent }
    public var lineHeight: CGFloat { ascender - descender }
    public var leading: CGFloat { 0 }
    /// The system font's, in points.
    public var capHeight: CGFloat { textFont.capHeight }
    /// 1078 of SF Pro's 2048 units.
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }

    public var fontName: String { textFont.customName ?? ".SFUI-Regular" }
    public var familyName: String { textFont.customName ?? ".AppleSystemUIFont" }
}
