import Foundation
import Geometry
import SwiftUICore

extension UIFontDescriptor {
    /// Names an attribute of a font; `addingAttributes(_:)` says which are followed.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }

    /// Names a trait in the `traits` attribute.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Names the parts of an entry in the `featureSettings` attribute.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    /// The name, the size, the weight, the slant and figures of one width are followed, as is small text of capitals;
    /// other features change nothing.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var font = font
        let size = Self.number(attributes[.size]) ?? pointSize
        if let name = (attributes[.name] ?? attributes[.family]) as? String {
            font.base = Font.custom(name, fixedSize: size).base
        }
        font.base = font.base.with(size: size)
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            let weight = (traits[.weight] as? UIFont.Weight) ?? Self.number(traits[.weight]).map { UIFont.Weight($0) }
            if let weight { font = font.weight(weight.fontWeight) }
            if let slant = Self.number(traits[.slant]), slant > 0 { font = font.italic() }
        }
        for feature in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
            switch (feature[.type] as? Int, feature[.selector] as? Int) {
            case (kNumberSpacingType, kMonospacedNumbersSelector): font = font.monospacedDigit()
            case (kLowerCaseType, kLowerCaseSmallCapsSelector): font = font.lowercaseSmallCaps()
            case (kUpperCaseType, kUpperCaseSmallCapsSelector): font = font.uppercaseSmallCaps()
            default: break
            }
        }
        return UIFontDescriptor(font: font, pointSize: size)
    }

    /// Its size, and the name of a font that is not the system's.
    public var fontAttributes: [AttributeName: Any] {
        var result: [AttributeName: Any] = [.size: pointSize]
        if let name = font.resolve(in: EnvironmentValues()).customName { result[.name] = name }
        return result
    }

    public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

    static func number(_ value: Any?) -> CGFloat? {
        if let value = value as? CGFloat { return value }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

// Features of fonts, by the numbers of Apple's own format.

public var kNumberSpacingType: Int { 6 }
public var kMonospacedNumbersSelector: Int { 0 }
public var kProportionalNumbersSelector: Int { 1 }
public var kNumberCaseType: Int { 21 }
public var kLowerCaseNumbersSelector: Int { 0 }
public var kUpperCaseNumbersSelector: Int { 1 }
public var kLowerCaseType: Int { 37 }
public var kDefaultLowerCaseSelector: Int { 0 }
public var kLowerCaseSmallCapsSelector: Int { 1 }
public var kUpperCaseType: Int { 38 }
public var kDefaultUpperCaseSelector: Int { 0 }
public var kUpperCaseSmallCapsSelector: Int { 1 }
public var kStylisticAlternativesType: Int { 35 }
public var kStylisticAltOneOnSelector: Int { 2 }
public var kStylisticAltTwoOnSelector: Int { 4 }
public var kStylisticAltThreeOnSelector: Int { 6 }
public var kStylisticAltSixOnSelector: Int { 12 }
public var kCharacterAlternativesType: Int { 17 }
public var kFractionsType: Int { 11 }
public var kDiagonalFractionsSelector: Int { 2 }
