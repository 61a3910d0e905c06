import RenderModel

/// Somebody, by name and address.
public struct IntentPerson: Hashable, Sendable {
    public enum Identifier: Hashable, Sendable {
        case applicationDefined(String)
        case contactsIdentifier(String)
    }

    public enum Name: Hashable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)
    }

    public struct Handle: Hashable, Sendable {
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
        case .components(let components): .string(PersonNameComponentsFormatter().string(from: components))
        }
    }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> IntentPerson {
        guard let name = json.string else { throw _IntentValueProblem(expected: "a person's name in quotes") }
        return IntentPerson(name: .displayName(name))
    }
}
