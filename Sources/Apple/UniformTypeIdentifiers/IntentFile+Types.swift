import AppIntents
import Foundation

// Where AppIntents has it on iOS, other packages would take this module in sight for Apple's.
extension IntentFile {
    public init(data: Data, filename: String, type: UTType?) {
        self.init(data: data, filename: filename)
        self.type = type
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType?) {
        self.init(fileURL: fileURL, filename: filename)
        self.type = type
    }

    /// What the contents are; nil where nobody has said it.
    public var type: UTType? {
        get { typeIdentifier.flatMap { UTType($0) } }
        set { typeIdentifier = newValue?.identifier }
    }

    /// The type, where there is one.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// The contents as they are: nothing is converted.
    public func data(contentType: UTType) async throws -> Data { data }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// - Parameter supportedContentTypes: of the files that are taken.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, supportedTypeIdentifiers: supportedContentTypes.map(\.identifier),
            requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    }
}
