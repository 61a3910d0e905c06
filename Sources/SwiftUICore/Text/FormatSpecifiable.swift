import Foundation

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
        if specifier == _specifier, 0..<1000 ~= self, locale.numberingSystem == .init("latn") { return "\(self)" }
        return String(format: specifier, locale: locale, self)
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
