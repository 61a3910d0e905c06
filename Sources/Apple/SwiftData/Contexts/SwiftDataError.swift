/// What goes wrong with a store.
public struct SwiftDataError: Error, Hashable, Sendable {
    private let name: String

    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        name: "configurationSchemaNotFoundInContainerSchema")
    public static let missingModelContext = SwiftDataError(name: "missingModelContext")
}
