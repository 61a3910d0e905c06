import RenderModel

/// Somebody, by name and address.
public struct IntentPerson: Hashable, Sendable {
    /// Identifies a person to the app or in Contacts; nothing here looks them up.
    public enum Identifier: Hashable, Sendable {
        case applicationDefined(String)
        case contactsIdentifier(String)
    }

    /// A name in parts or as it is shown; a value that is given as JSON has the latter.
    public enum Name: Hashable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)
    }

    /// How a person is reached.
    public struct Handle: Hashable, Sendable {
        /// An address, a telephone number or a name of the app's own; taken as given, in any form.
        public enum Value: Hashable, Sendable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        public var value: Value
        public init(value: Value) { self.value = value }
        public init(emailAddress: String) { value = .emailAddress(emailAddress) }
        public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
    }

    /// Which of a person's facts a parameter asks for.
    public enum ParameterMode: Hashable, Sendable {
        case contact, email, phone
    }

    public var identifier: Identifier?
    public var name: Name
    public var handle: Handle?
    public var isMe: Bool

    public init(identifier: Identifier? = nil, name: Name, handle: Handle? = nil, isMe: Bool = false) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.isMe = isMe
    }
}

extension IntentPerson: _IntentValue {
    public var _json: JSONValue {
        switch name {
        case .displayName(let name): .string(name)
        case .components(let components): .string(_PersonNameComponentsFormatter().string(from: components))
        }
    }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> IntentPerson {
        guard let name = json.string else { throw _IntentValueProblem(expected: "a person's name in quotes") }
        return IntentPerson(name: .displayName(name))
    }
}

/// A file that is handed to an intent.
public struct IntentFile: Hashable, Sendable {
    /// The contents, where they are in memory.
    public var data: Data
    public var filename: String
    public var fileURL: URL?
    /// What the contents are, as `UTType` says it; nil where nobody has.
    package var typeIdentifier: String?
    /// Whether the file goes with the intent; nothing is removed here.
    public var removedOnCompletion = false

    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
    }

    public init(fileURL: URL, filename: String? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}

extension IntentFile: _IntentValue {
    public static var _form: String? { "a file's path" }
    public var _json: JSONValue { .string(fileURL?.path ?? filename) }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> IntentFile {
        guard let path = json.string, FileManager.default.isReadableFile(atPath: path) else {
            throw _IntentValueProblem(expected: "the path of a file that can be read")
        }
        return IntentFile(fileURL: URL(fileURLWithPath: path))
    }
}
