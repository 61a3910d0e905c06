import DisplayList
import Foundation
import RenderModel

// What `darkroom` writes in the place of code that does not compile here. Each says so when it is reached: a finding
// of the run, not of a picture, since a provider may reach it that many pictures share.

/// Tells that code is left out, which returned nothing.
public func _leftOut(_ message: String, _ unused: Any...) { LeftOutCode.note(message) }

/// Tells that code is left out, and gives a value in its place: none, false, zero, or one that is empty. It traps
/// where its type has no such value.
public func _leftOut<Value>(_ message: String, _ unused: Any...) -> Value {
    LeftOutCode.note(message)
    if let value = LeftOutCode.emptyValue(Value.self) { return value }
    fatalError("\(message); \(Value.self) has no empty value that could stand in")
}

/// Tells that a body is left out, and is the error that it throws.
public func _leftOutError(_ message: String) -> any Error {
    LeftOutCode.note(message)
    return LeftOutError(description: message)
}

/// Ends an initializer that is left out: nothing could stand for what it makes.
public func _leftOutTrap(_ message: String) -> Never {
    LeftOutCode.note(message)
    fatalError(message)
}

/// A type that has a value which shows nothing.
public protocol _EmptyRepresentable {
    static var _empty: Self { get }
}

extension Date: _EmptyRepresentable {
    public static var _empty: Date { Date() }
}

extension Data: _EmptyRepresentable {
    public static var _empty: Data { Data() }
}

extension URL: _EmptyRepresentable {
    public static var _empty: URL { URL(fileURLWithPath: "/") }
}

extension UUID: _EmptyRepresentable {
    public static var _empty: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension Calendar: _EmptyRepresentable {
    public static var _empty: Calendar { .current }
}

extension TimeZone: _EmptyRepresentable {
    public static var _empty: TimeZone { .current }
}

extension Locale: _EmptyRepresentable {
    public static var _empty: Locale { .current }
}

extension DateComponents: _EmptyRepresentable {
    public static var _empty: DateComponents { DateComponents() }
}

extension DateInterval: _EmptyRepresentable {
    public static var _empty: DateInterval { DateInterval(start: Date(), duration: 0) }
}

extension URLComponents: _EmptyRepresentable {
    public static var _empty: URLComponents { URLComponents() }
}

extension CGPoint: _EmptyRepresentable {
    public static var _empty: CGPoint { .zero }
}

extension CGSize: _EmptyRepresentable {
    public static var _empty: CGSize { .zero }
}

extension CGRect: _EmptyRepresentable {
    public static var _empty: CGRect { .zero }
}

// A call behind a dot, of a member that a module would add which is not here, leaves the value as it is.
extension URL {
    public func _withoutModifier(_ message: String) -> URL { LeftOutCode.unchanged(self, message) }
}
extension String {
    public func _withoutModifier(_ message: String) -> String { LeftOutCode.unchanged(self, message) }
}
extension Date {
    public func _withoutModifier(_ message: String) -> Date { LeftOutCode.unchanged(self, message) }
}
extension Data {
    public func _withoutModifier(_ message: String) -> Data { LeftOutCode.unchanged(self, message) }
}
extension Int {
    public func _withoutModifier(_ message: String) -> Int { LeftOutCode.unchanged(self, message) }
}
extension Double {
    public func _withoutModifier(_ message: String) -> Double { LeftOutCode.unchanged(self, message) }
}
extension Array {
    public func _withoutModifier(_ message: String) -> [Element] { LeftOutCode.unchanged(self, message) }
}

private struct LeftOutError: LocalizedError, CustomStringConvertible {
    let description: String
    var errorDescription: String? { description }
}

package enum LeftOutCode {
    package static func note(_ message: String) { MissingData.record(leftOut: message) }

    static func unchanged<Value>(_ value: Value, _ message: String) -> Value {
        note(message)
        return value
    }

    static func emptyValue<Value>(_ type: Value.Type) -> Value? {
        // An optional within an optional is none on the outside.
        if let type = type as? any ExpressibleByNilLiteral.Type { return type.none as? Value }
        if type == Void.self { return () as? Value }
        if type == Any.self { return "" as? Value }
        if let type = type as? any EmptyResult.Type { return type.none as? Value }
        if let type = type as? any _EmptyRepresentable.Type { return type._empty as? Value }
        if let type = type as? any RangeReplaceableCollection.Type { return type.init() as? Value }
        // Which has a literal of as many numbers as it holds, and of no others.
        if let type = type as? any SIMD.Type { return type.init() as? Value }
        if let type = type as? any ExpressibleByDictionaryLiteral.Type { return type.nothing as? Value }
        if let type = type as? any ExpressibleByArrayLiteral.Type { return type.nothing as? Value }
        if let type = type as? any ExpressibleByStringLiteral.Type { return type.blank as? Value }
        if let type = type as? any SetAlgebra.Type { return type.init() as? Value }
        if type == Bool.self { return false as? Value }
        if let type = type as? any Numeric.Type { return type.zero as? Value }
        if let type = type as? any CaseIterable.Type { return type.firstCase as? Value }
        return EmptyTuple.value(type)
    }
}

extension ExpressibleByNilLiteral {
    fileprivate static var none: Self { nil }
}

extension ExpressibleByDictionaryLiteral {
    fileprivate static var nothing: Self { [:] }
}

extension ExpressibleByStringLiteral {
    /// Nil where the literal is of another type than the library's own.
    fileprivate static var blank: Self? { ("" as? StringLiteralType).map { Self(stringLiteral: $0) } }
}

extension CaseIterable {
    fileprivate static var firstCase: Self? { allCases.first }
}

extension ExpressibleByArrayLiteral {
    fileprivate static var nothing: Self { [] }
}

private protocol EmptyResult {
    static var none: Self? { get }
}

extension Result: EmptyResult {
    /// A failure, where its type has a value for that.
    fileprivate static var none: Result? {
        if let error = LeftOutError(description: "left out") as? Failure ?? LeftOutCode.emptyValue(Failure.self) {
            return .failure(error)
        }
        return LeftOutCode.emptyValue(Success.self).map(Result.success)
    }
}
