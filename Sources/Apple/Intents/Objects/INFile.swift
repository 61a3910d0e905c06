/// A file that is handed to an intent.
open class INFile: NSObject {
    public let data: Data
    open var filename: String
    public let fileURL: URL?
    public let typeIdentifier: String?
    open var removedOnCompletion = false

    private init(_ data: Data, _ filename: String, _ url: URL?, _ typeIdentifier: String?) {
        self.data = data
        self.filename = filename
        fileURL = url
        self.typeIdentifier = typeIdentifier
    }

    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(data, filename, nil, typeIdentifier)
    }

    /// Reads the file immediately; one that cannot be read gives empty data.
    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init(
            (try? Data(contentsOf: fileURL)) ?? Data(), filename ?? fileURL.lastPathComponent, fileURL, typeIdentifier)
    }
}

/// A picture beside an option; options are listed as text, so it is kept and not drawn.
open class INImage: NSObject, NSCopying {
    package enum Source {
        case named(String)
        case system(String)
        case data(Data)
        case url(URL)
    }

    package let source: Source

    private init(_ source: Source) { self.source = source }

    public convenience init(named name: String) { self.init(.named(name)) }
    public convenience init(imageData: Data) { self.init(.data(imageData)) }
    public convenience init(url URL: URL) { self.init(.url(URL)) }
    public convenience init?(url URL: URL, width: Double, height: Double) { self.init(.url(URL)) }

    open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(.system(systemImageName)) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An amount of money.
open class INCurrencyAmount: NSObject {
    public let amount: NSDecimalNumber?
    /// Such as `EUR`.
    public let currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INCurrencyAmount else { return false }
        return other.amount == amount && other.currencyCode == currencyCode
    }

    open override var hash: Int { currencyCode.hashValue }
}

/// How somebody pays.
open class INPaymentMethod: NSObject {
    public let type: INPaymentMethodType
    public let name: String?
    public let identificationHint: String?
    public let icon: INImage?

    public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    open class func applePay() -> INPaymentMethod {
        INPaymentMethod(type: .applePay, name: "Apple Pay", identificationHint: nil, icon: nil)
    }
}

/// What kind of account or card pays.
public enum INPaymentMethodType: Int, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
}
