/// How the system shows a value.
public struct DisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type that the system names.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that the system shows.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that the system names and whose values it shows.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose values are known beforehand.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable {}

/// An enumeration whose cases the system shows.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable, StaticDisplayRepresentable {
    /// The title of each case; a case without one is left out of lists of options.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension DisplayRepresentation {
    /// The picture beside a value's title.
    public struct Image: Equatable, Sendable {
        /// The shape of the picture; no option list here draws one.
        public enum DisplayStyle: Hashable, Sendable {
            case circular, `default`
        }

        package enum Source: Equatable, Sendable {
            case named(String)
            case systemName(String)
            case url(URL)
            case data(Data)
        }

        package let source: Source
        package let isTemplate: Bool?

        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate) = (.named(name), isTemplate)
        }

        public init(systemName: String, isTemplate: Bool? = nil) {
            (source, self.isTemplate) = (.systemName(systemName), isTemplate)
        }

        public init(
            url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            (source, self.isTemplate) = (.url(url), isTemplate)
        }

        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate) = (.data(data), isTemplate)
        }
    }
}

/// How the system names a type.
public struct TypeDisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
