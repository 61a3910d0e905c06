import Foundation
import Geometry
import SwiftUICore

/// How lengths and fonts grow with a text style under Dynamic Type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: Font.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.fontStyle }

    /// - Parameter value: points at the default Dynamic Type size.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let environment = traitCollection?.environment ?? .current
        let font = Font(.textStyle(style))
        return value * font.resolve(in: environment).size / font.resolve(in: EnvironmentValues()).size
    }

    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }
}
