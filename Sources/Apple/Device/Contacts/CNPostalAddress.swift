import Foundation

/// An address by its parts; each is empty where nothing is set.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Parts: Hashable {
        var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = ""
        var postalCode = "", country = "", isoCountryCode = ""
    }

    fileprivate var parts = Parts()

    public override init() {}

    fileprivate init(_ parts: Parts) { self.parts = parts }

    /// Lines of it, with line feeds between them.
    open var street: String { parts.street }
    open var subLocality: String { parts.subLocality }
    open var city: String { parts.city }
    open var subAdministrativeArea: String { parts.subAdministrativeArea }
    open var state: String { parts.state }
    open var postalCode: String { parts.postalCode }
    open var country: String { parts.country }
    /// Two letters of ISO 3166-1.
    open var isoCountryCode: String { parts.isoCountryCode }

    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

/// An address that code makes.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    public override var street: String {
        get { parts.street }
        set { parts.street = newValue }
    }
    public override var subLocality: String {
        get { parts.subLocality }
        set { parts.subLocality = newValue }
    }
    public override var city: String {
        get { parts.city }
        set { parts.city = newValue }
    }
    public override var subAdministrativeArea: String {
        get { parts.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }
    public override var state: String {
        get { parts.state }
        set { parts.state = newValue }
    }
    public override var postalCode: String {
        get { parts.postalCode }
        set { parts.postalCode = newValue }
    }
    public override var country: String {
        get { parts.country }
        set { parts.country = newValue }
    }
    public override var isoCountryCode: String {
        get { parts.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// What an address is written for.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes an address in lines: with the postal code before the city where the country does so, as most of Europe does,
/// and behind city and state elsewhere. iOS knows the order of each country.
open class CNPostalAddressFormatter: Formatter {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let code = postalAddress.isoCountryCode.uppercased()
        let country = code.isEmpty ? Locale.current.region?.identifier ?? "" : code
        let place =
            codeComesFirst.contains(country)
            ? [postalAddress.postalCode, postalAddress.city, postalAddress.state]
            : [postalAddress.city, postalAddress.state, postalAddress.postalCode]
        let lines = [
            postalAddress.street, postalAddress.subLocality,
            place.filter { !$0.isEmpty }.joined(separator: " "), postalAddress.country
        ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    private static let codeComesFirst = Set(
        "AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC NL NO PL PT RO RS SE SI SK SM TR VA"
            .split(separator: " ").map(String.init))
}
