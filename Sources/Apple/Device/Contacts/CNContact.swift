import Foundation

/// A telephone number as it was written; not checked.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}

/// A value with a word for its kind, such as home or work.
public final class CNLabeledValue<ValueType: NSCopying>: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }

    /// The word of a label of Apple's, without its marks.
    public class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? label.dropFirst(4).dropLast(4).lowercased() : label
    }
}

extension CNPhoneNumber: NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether a contact is a person or an organization.
public enum CNContactType: Int, Sendable { case person, organization }

/// A contact; all of its keys are always available, unlike Apple's, which traps on those not fetched.
open class CNContact: NSObject, @unchecked Sendable {
    open fileprivate(set) var identifier: String = UUID().uuidString
    fileprivate var name = PersonNameComponents()
    fileprivate var type = CNContactType.person
    fileprivate var organization = ""
    fileprivate var phones: [CNLabeledValue<CNPhoneNumber>] = []
    fileprivate var emails: [CNLabeledValue<NSString>] = []
    fileprivate var addresses: [CNLabeledValue<CNPostalAddress>] = []
    fileprivate var born: DateComponents?
    fileprivate var image: Data?

    public override init() {}

    public var contactType: CNContactType { type }
    public var givenName: String { name.givenName ?? "" }
    public var middleName: String { name.middleName ?? "" }
    public var familyName: String { name.familyName ?? "" }
    public var nickname: String { name.nickname ?? "" }
    public var organizationName: String { organization }
    public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { phones }
    public var emailAddresses: [CNLabeledValue<NSString>] { emails }
    public var postalAddresses: [CNLabeledValue<CNPostalAddress>] { addresses }
    public var birthday: DateComponents? { born }
    public var imageData: Data? { image }
    public var thumbnailImageData: Data? { image }
    public var imageDataAvailable: Bool { image != nil }
    /// Always true.
    public func isKeyAvailable(_ key: String) -> Bool { true }

    /// Matches everything: no contact is ever fetched.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no contact is ever fetched.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }
}

/// A contact that code makes, as previews do.
public final class CNMutableContact: CNContact, @unchecked Sendable {
    public override var contactType: CNContactType {
        get { type }
        set { type = newValue }
    }
    public override var givenName: String {
        get { super.givenName }
        set { name.givenName = newValue }
    }
    public override var middleName: String {
        get { super.middleName }
        set { name.middleName = newValue }
    }
    public override var familyName: String {
        get { super.familyName }
        set { name.familyName = newValue }
    }
    public override var nickname: String {
        get { super.nickname }
        set { name.nickname = newValue }
    }
    public override var organizationName: String {
        get { organization }
        set { organization = newValue }
    }
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { phones }
        set { phones = newValue }
    }
    public override var emailAddresses: [CNLabeledValue<NSString>] {
        get { emails }
        set { emails = newValue }
    }
    public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { addresses }
        set { addresses = newValue }
    }
    public override var birthday: DateComponents? {
        get { born }
        set { born = newValue }
    }
    public override var imageData: Data? {
        get { image }
        set { image = newValue }
    }
}

/// Which name is written; `phoneticFullName` gives the full name here.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes a contact's name, or its organization's if it has none.
open class CNContactFormatter: Formatter {
    open var style = CNContactFormatterStyle.fullName

    /// Nil for a contact without a name.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let text = _PersonNameComponentsFormatter.localizedString(from: contact.name, style: .default, options: [])
        return text.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : text
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NSString(string: "fullName")
    }
}
