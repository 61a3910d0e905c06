/// Values of property lists.
public enum Plist {
    public indirect enum Value: Codable, Equatable, Sendable, ExpressibleByStringInterpolation,
        ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
        ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
    {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case dictionary([String: Value])
        case array([Value])

        public init(stringLiteral value: String) { self = .string(value) }
        public init(integerLiteral value: Int) { self = .integer(value) }
        public init(floatLiteral value: Double) { self = .real(value) }
        public init(booleanLiteral value: Bool) { self = .boolean(value) }
        public init(dictionaryLiteral elements: (String, Value)...) {
            self = .dictionary(Dictionary(elements) { $1 })
        }
        public init(arrayLiteral elements: Value...) { self = .array(elements) }
    }
}

/// What a bundle says of itself.
public enum InfoPlist: Codable, Equatable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByDictionaryLiteral
{
    public typealias Value = Plist.Value

    case file(path: Path)
    case dictionary([String: Plist.Value])
    case `default`
    /// Tuist's own values, with others on top.
    case extendingDefault(with: [String: Plist.Value])
    case variable(String)

    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
    public init(dictionaryLiteral elements: (String, Plist.Value)...) {
        self = .dictionary(Dictionary(elements) { $1 })
    }

    public var path: Path? {
        if case .file(let path) = self { path } else { nil }
    }

    // As entitlements have them.
    public init(_ path: String) { self = .file(path: Path(path)) }
    public static func relativeToManifest(_ path: String) -> InfoPlist { .file(path: .relativeToManifest(path)) }
    public static func relativeToRoot(_ path: String) -> InfoPlist { .file(path: .relativeToRoot(path)) }
}

/// What a product may do.
public enum Entitlements: Codable, Equatable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByDictionaryLiteral
{
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case variable(String)

    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
    public init(dictionaryLiteral elements: (String, Plist.Value)...) {
        self = .dictionary(Dictionary(elements) { $1 })
    }

    // Before Tuist 3 they were a path.
    public init(_ path: String) { self = .file(path: Path(path)) }
    public static func relativeToManifest(_ path: String) -> Entitlements { .file(path: .relativeToManifest(path)) }
    public static func relativeToRoot(_ path: String) -> Entitlements { .file(path: .relativeToRoot(path)) }
    public static func relativeToCurrentFile(_ path: String, callerPath: StaticString = #filePath) -> Entitlements {
        .file(path: .relativeToCurrentFile(path, callerPath: callerPath))
    }

    public var path: Path? {
        if case .file(let path) = self { path } else { nil }
    }
}
