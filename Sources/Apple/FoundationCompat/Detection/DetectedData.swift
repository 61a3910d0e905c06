import Foundation

/// The raw values of `NSTextCheckingResult.CheckingType`, added up.
public typealias NSTextCheckingTypes = UInt64

/// A link or a number that was found in text.
final class DetectedData: NSTextCheckingResult {
    private let kind: DetectedKind
    private let place: NSRange
    let link: URL?
    let number: String?

    init(_ kind: DetectedKind, _ place: NSRange, link: URL? = nil, number: String? = nil) {
        self.kind = kind
        self.place = place
        self.link = link
        self.number = number
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { kind.type }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override var numberOfRanges: Int { 1 }
}

extension NSTextCheckingResult {
    /// The address of a link.
    public var url: URL? { (self as? DetectedData)?.link }
    public var phoneNumber: String? { (self as? DetectedData)?.number }
    /// Dates are not looked for.
    public var date: Date? { nil }
    /// Always nil: dates are not looked for.
    public var timeZone: TimeZone? { nil }
    /// Always 0: dates are not looked for.
    public var duration: TimeInterval { 0 }
    /// Postal addresses are not looked for.
    public var addressComponents: [_NSTextCheckingKey: String]? { nil }
    /// Always nil: addresses and flights are not looked for.
    public var components: [_NSTextCheckingKey: String]? { nil }

    func isLarger(than other: NSTextCheckingResult) -> Bool {
        range.length > other.range.length || range.length == other.range.length && resultType == DetectedKind.link.type
    }
}

/// A part of a postal address.
public struct _NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = _NSTextCheckingKey(rawValue: "Name")
    public static let street = _NSTextCheckingKey(rawValue: "Street")
    public static let city = _NSTextCheckingKey(rawValue: "City")
    public static let state = _NSTextCheckingKey(rawValue: "State")
    public static let zip = _NSTextCheckingKey(rawValue: "ZIP")
    public static let country = _NSTextCheckingKey(rawValue: "Country")
    public static let phone = _NSTextCheckingKey(rawValue: "Phone")
    public static let airline = _NSTextCheckingKey(rawValue: "Airline")
    public static let flight = _NSTextCheckingKey(rawValue: "Flight")
}
