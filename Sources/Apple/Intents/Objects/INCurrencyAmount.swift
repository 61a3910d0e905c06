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

public enum INPaymentMethodType: Int, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
}
