import Foundation
import Synchronization

/// A number that C format specifiers can print.
public protocol _FormatSpecifiable: Equatable {
    var _specifier: String { get }
    func _formatted(_ specifier: String) -> String
}

extension _FormatSpecifiable where Self: CVarArg {
    public func _formatted(_ specifier: String) -> String {
        String(format: specifier, locale: EnvironmentValues.current.locale, self)
    }
}

extension Int: _FormatSpecifiable {
    public var _specifier: String { "%lld" }

    /// A number below 1,000 has no separators, so that where digits are Latin the costly formatter is spared.
    public func _formatted(_ specifier: String) -> String {
        let locale = EnvironmentValues.current.locale
        if specifier == _specifier, 0..<1000 ~= self, locale.hasLatinDigits { return "\(self)" }
        return String(format: specifier, locale: locale, self)
    }
}

extension Locale {
    /// The last locale asked for, as a picture has one: ICU takes 3 µs to answer.
    private static let latinDigits = Mutex<(identifier: String, answer: Bool)?>(nil)

    fileprivate var hasLatinDigits: Bool {
        let identifier = identifier
        return Self.latinDigits.withLock { known in
            if let known, known.identifier == identifier { return known.answer }
            let answer = numberingSystem == .init("latn")
            known = (identifier, answer)
            return answer
        }
    }
}

extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }

extension CGFloat: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public func _formatted(_ specifier: String) -> String { Double(self)._formatted(specifier) }
}
