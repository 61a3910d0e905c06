// Names of Darwin's headers that are older than Foundation.

/// 0 for success; what else it means is told by the function that returns it.
public typealias OSStatus = Int32
/// The 16-bit form of `OSStatus`.
public typealias OSErr = Int16
/// Four characters as one number.
public typealias OSType = UInt32
/// Four characters as one number.
public typealias FourCharCode = UInt32

/// Success.
public var noErr: OSStatus { 0 }

/// The greatest finite number of a C float.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// The truth as C's functions on Apple's systems tell it.
@frozen
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable, CustomStringConvertible {
    public let boolValue: Bool

    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }

    public var description: String { String(boolValue) }
}
