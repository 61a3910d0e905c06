import Foundation
import FoundationCompat
import RenderModel

/// The kind of data to get access to.
public enum CNEntityType: Int, Sendable { case contacts }
/// Permission to read contacts; here always `denied`.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// Why contacts cannot be read; here always `authorizationDenied`.
public struct CNError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = CNError
        case authorizationDenied = 100, recordDoesNotExist = 200
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension CNError {
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

/// Keys are the names of a contact's properties.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// The user's contacts. A picture has none, so the user counts as having refused to show them.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}

    /// Always `denied`.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Returns false, without asking the user, and records that contacts are missing.
    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        _ = refusal()
        return false
    }
    /// Calls the handler with false and `CNError.authorizationDenied` immediately.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, refusal())
    }

    /// Throws `CNError.authorizationDenied`.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        throw refusal()
    }
    /// Throws `CNError.authorizationDenied`.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        throw refusal()
    }
    /// Throws `CNError.authorizationDenied` before it calls `block`.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw refusal() }

    private func refusal() -> CNError {
        MissingData.record("the user's contacts")
        return CNError(.authorizationDenied)
    }
}

/// Which contacts are wanted, and which of their properties; never answered.
open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts; kept and without effect.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactNoteKey = "note"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
