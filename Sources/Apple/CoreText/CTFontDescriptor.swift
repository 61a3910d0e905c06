import Foundation
import FoundationCompat
import Geometry
import UIKitCore

// What fonts are asked for by, in Apple's spelling.

public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

// Attributes of text.

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "NSColor"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name as String, size: size)
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: named(attributes))
}

public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(named(attributes)) }

/// The name, the family or the size; nil for others.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    let font = UIFont(descriptor: descriptor, size: 0)
    switch attribute {
    case kCTFontNameAttribute, kCTFontDisplayNameAttribute: return font.fontName as NSString
    case kCTFontFamilyNameAttribute: return font.familyName as NSString
    case kCTFontSizeAttribute: return NSNumber(value: Double(font.pointSize))
    default: return nil
    }
}

private func named(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [:]
    for (key, value) in attributes {
        let name = UIFontDescriptor.AttributeName(rawValue: String(describing: key))
        switch name {
        case .featureSettings: result[name] = (value as? [NSDictionary] ?? []).map(feature)
        case .traits: result[name] = (value as? NSDictionary).map(traits)
        default: result[name] = value
        }
    }
    return result
}

private func feature(_ settings: NSDictionary) -> [UIFontDescriptor.FeatureKey: Any] {
    var result: [UIFontDescriptor.FeatureKey: Any] = [:]
    for (key, value) in settings {
        result[UIFontDescriptor.FeatureKey(rawValue: String(describing: key))] = (value as? NSNumber)?.intValue
    }
    return result
}

private func traits(_ values: NSDictionary) -> [UIFontDescriptor.TraitKey: Any] {
    var result: [UIFontDescriptor.TraitKey: Any] = [:]
    for (key, value) in values { result[UIFontDescriptor.TraitKey(rawValue: String(describing: key))] = value }
    return result
}
