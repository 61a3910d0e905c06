/// What Siri says or shows.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    package let full: LocalizedStringResource
    package let supporting: LocalizedStringResource?

    public init(_ dialog: LocalizedStringResource) {
        full = dialog
        supporting = nil
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
    }

    public init(full: LocalizedStringResource, systemImageName: String) {
        self.full = full
        supporting = nil
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
