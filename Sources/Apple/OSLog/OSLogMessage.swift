import Foundation

/// A message with values filled in.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// What is written.
    package let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Prints values into a message. Privacy hides values from the system's own store, which does not exist here: what
/// a developer asks to see is shown, but for what is marked private or sensitive.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private(set) var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    // Autoclosures as on Apple's systems, so that source that writes `self.` for them compiles without warnings.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.hides ? "<private>" : "\(value())"
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.hides ? "<private>" : format.string(Double(value()))
    }
}

/// Whether a value may be shown.
public struct OSLogPrivacy: Sendable {
    /// What stands in for a hidden value; `<private>` stands for both.
    public enum Mask: Sendable { case hash, none }

    let hides: Bool

    public static let auto = OSLogPrivacy(hides: false)
    public static let `public` = OSLogPrivacy(hides: false)
    public static let `private` = OSLogPrivacy(hides: true)
    public static let sensitive = OSLogPrivacy(hides: true)
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The columns that a value fills; messages are lines here, not tables.
public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How a number with a fraction is printed.
public struct OSLogFloatFormatting: Sendable {
    let precision: Int

    public static let fixed = OSLogFloatFormatting(precision: 6)
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }

    func string(_ value: Double) -> String { String(format: "%.\(precision)f", value) }
}
