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

public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose values are known beforehand.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable {}

/// An enumeration whose cases the system shows.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable, StaticDisplayRepresentable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
