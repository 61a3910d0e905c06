import Foundation
import FoundationCompat
import RenderModel

/// Names what does not change from day to day, such as the date of birth.
public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }

    public static let biologicalSex = Self("BiologicalSex")
    public static let bloodType = Self("BloodType")
    public static let dateOfBirth = Self("DateOfBirth")
    public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
    public static let wheelchairUse = Self("WheelchairUse")
    public static let activityMoveMode = Self("ActivityMoveMode")
}

/// What does not change from day to day.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(named: identifier.rawValue) }
}

/// The user's sex; never available here.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// The user's blood type; never available here.
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// The user's skin type; never available here.
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
/// Whether the user is in a wheelchair; never available here.
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }

/// Would hold the user's sex; the store throws before it makes one.
public final class HKBiologicalSexObject: NSObject, Sendable { public let biologicalSex = HKBiologicalSex.notSet }
/// Would hold the user's blood type; the store throws before it makes one.
public final class HKBloodTypeObject: NSObject, Sendable { public let bloodType = HKBloodType.notSet }
/// Would hold the user's skin type; the store throws before it makes one.
public final class HKFitzpatrickSkinTypeObject: NSObject, Sendable {
    public let skinType = HKFitzpatrickSkinType.notSet
}
/// Would hold the use of a wheelchair; the store throws before it makes one.
public final class HKWheelchairUseObject: NSObject, Sendable { public let wheelchairUse = HKWheelchairUse.notSet }

extension HKObjectType {
    public class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
}

extension HKHealthStore {
    private func refused() -> HKError {
        MissingData.record("the user's health data")
        return HKError(.errorAuthorizationDenied)
    }

    /// Throws `HKError.errorAuthorizationDenied`.
    public func biologicalSex() throws -> HKBiologicalSexObject { throw refused() }
    /// Throws `HKError.errorAuthorizationDenied`.
    public func bloodType() throws -> HKBloodTypeObject { throw refused() }
    /// Throws `HKError.errorAuthorizationDenied`.
    public func dateOfBirthComponents() throws -> DateComponents { throw refused() }
    /// Throws `HKError.errorAuthorizationDenied`.
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw refused() }
    /// Throws `HKError.errorAuthorizationDenied`.
    public func wheelchairUse() throws -> HKWheelchairUseObject { throw refused() }
}
