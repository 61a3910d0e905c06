import Foundation
import FoundationCompat

extension Text {
    /// Text of a string table, in the locale that the view has unless the resource names a bundle of its own.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        if case .main = resource.bundle {
            storage = .localized(LocalizedStringKey(resource), table: resource.table)
        } else {
            storage = .verbatim(String(localized: resource))
        }
    }
}

extension LocalizedStringKey {
    package init(_ resource: LocalizedStringResource) {
        key = resource.key
        arguments = resource.defaultValue.arguments.map { Argument($0, in: resource.locale) }
        defaultFormat = resource.defaultValue.key == resource.key ? nil : resource.defaultValue.key
    }
}

extension LocalizedStringKey.Argument {
    fileprivate init(_ argument: String.LocalizationValue.Argument, in locale: Locale) {
        switch argument {
        case .number(.signed(let value), let specifier): self = .number(value, specifier: specifier)
        case .number(.unsigned(let value), let specifier): self = .number(value, specifier: specifier)
        case .number(.real(let value), let specifier): self = .number(value, specifier: specifier)
        case .resource(let resource): self = .text(Text(resource))
        case .attributed(let string): self = .text(Text(string))
        case .string, .formatted: self = .string(argument.string(in: locale))
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
