import SwiftUICore

// A widget takes no text: what a keyboard would be told has to compile.

/// Which keyboard appears; a widget has none.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a keyboard capitalizes; a widget has none.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// What a text field is for, which suggests what to fill in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = Self(rawValue: "name"), namePrefix = Self(rawValue: "honorific-prefix")
    public static let givenName = Self(rawValue: "given-name"), middleName = Self(rawValue: "additional-name")
    public static let familyName = Self(rawValue: "family-name"), nameSuffix = Self(rawValue: "honorific-suffix")
    public static let nickname = Self(rawValue: "nickname"), jobTitle = Self(rawValue: "organization-title")
    public static let organizationName = Self(rawValue: "organization"), location = Self(rawValue: "location")
    public static let fullStreetAddress = Self(rawValue: "street-address")
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    public static let addressCity = Self(rawValue: "address-level2")
    public static let addressState = Self(rawValue: "address-level1")
    public static let addressCityAndState = Self(rawValue: "address-level1+2")
    public static let sublocality = Self(rawValue: "address-level3"), countryName = Self(rawValue: "country-name")
    public static let postalCode = Self(rawValue: "postal-code"), telephoneNumber = Self(rawValue: "tel")
    public static let emailAddress = Self(rawValue: "email"), URL = Self(rawValue: "url")
    public static let creditCardNumber = Self(rawValue: "cc-number"), username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password"), newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code"), dateTime = Self(rawValue: "date-time")
    public static let flightNumber = Self(rawValue: "flight-number"), birthdate = Self(rawValue: "bday")
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    public static let birthdateDay = Self(rawValue: "bday-day"), birthdateMonth = Self(rawValue: "bday-month")
    public static let birthdateYear = Self(rawValue: "bday-year")
}

nonisolated extension View {
    /// Changes nothing: a widget has no keyboard.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Changes nothing: a widget takes no text.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Changes nothing: a widget takes no text.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
