import Foundation
import Geometry
import SwiftUICore

extension UIImage {
    /// What adapts a picture; symbols alone have settings, in `SymbolConfiguration`.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size of a symbol beside text of the same font.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    /// The thickness of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size, weight and colors of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// In points; nil leaves the view's.
        package let pointSize: CGFloat?
        package let weight: Font.Weight?
        package let scale: Image.Scale?
        package let colors: [UIColor]
        /// How layers are colored; nil leaves it to the view.
        package let mode: SymbolRenderingMode?

        init(
            pointSize: CGFloat?, weight: Font.Weight? = nil, scale: Image.Scale? = nil, colors: [UIColor] = [],
            mode: SymbolRenderingMode? = nil
        ) {
            (self.pointSize, self.weight, self.scale, self.colors) = (pointSize, weight, scale, colors)
            self.mode = mode
        }

        /// No size, weight or colors of its own.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil) }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: .some(pointSize), weight: nil)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default) {
            self.init(pointSize: pointSize, weight: Self.weight(weight), scale: Self.scale(scale))
        }

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: nil, scale: Self.scale(scale))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: Self.weight(weight), scale: nil)
        }

        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, weight: font.font.traits.weight, scale: Self.scale(scale))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, colors: paletteColors, mode: .palette)
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, colors: [hierarchicalColor], mode: .hierarchical)
        }

        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, mode: .multicolor)
        }

        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, mode: .monochrome)
        }

        public func applying(_ other: Configuration) -> SymbolConfiguration {
            guard let other = other as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
                colors: other.colors.isEmpty ? colors : other.colors, mode: other.mode ?? mode)
        }

        private static func weight(_ weight: SymbolWeight) -> Font.Weight? {
            let weights: [Font.Weight] = [
                .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black
            ]
            return weight == .unspecified ? nil : weights[weight.rawValue - 1]
        }

        private static func scale(_ scale: SymbolScale) -> Image.Scale? {
            switch scale {
            case .default, .unspecified: nil
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }
}
