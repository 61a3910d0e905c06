/// A Swift package that a project depends on.
public enum Package: Codable, Equatable, Sendable {
    case remote(url: String, requirement: Requirement)
    case local(path: Path)
    case registry(identifier: String, requirement: Requirement)

    /// Which of its versions fit.
    public enum Requirement: Codable, Equatable, Sendable {
        case upToNextMajor(from: Version)
        case upToNextMinor(from: Version)
        case range(from: Version, to: Version)
        case exact(Version)
        case branch(String)
        case revision(String)
    }

    public static func package(url: String, from version: Version) -> Package {
        .remote(url: url, requirement: .upToNextMajor(from: version))
    }
    public static func package(url: String, _ requirement: Requirement) -> Package {
        .remote(url: url, requirement: requirement)
    }
    public static func package(url: String, exact version: Version) -> Package {
        .remote(url: url, requirement: .exact(version))
    }
    public static func package(url: String, branch: String) -> Package {
        .remote(url: url, requirement: .branch(branch))
    }
    public static func package(url: String, revision: String) -> Package {
        .remote(url: url, requirement: .revision(revision))
    }
    public static func package(url: String, _ range: Range<Version>) -> Package {
        .remote(url: url, requirement: .range(from: range.lowerBound, to: range.upperBound))
    }
    public static func package(path: Path) -> Package { .local(path: path) }
    public static func package(id: String, from version: Version) -> Package {
        .registry(identifier: id, requirement: .upToNextMajor(from: version))
    }
    public static func package(id: String, _ requirement: Requirement) -> Package {
        .registry(identifier: id, requirement: requirement)
    }
}

/// A version as semantic versioning has it.
public struct Version: Codable, Hashable, Comparable, Sendable, CustomStringConvertible,
    ExpressibleByStringInterpolation
{
    public var major, minor, patch: Int
    public var prereleaseIdentifiers, buildMetadataIdentifiers: [String]

    public init(
        _ major: Int, _ minor: Int, _ patch: Int, prereleaseIdentifiers: [String] = [],
        buildMetadataIdentifiers: [String] = []
    ) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
        self.prereleaseIdentifiers = prereleaseIdentifiers
        self.buildMetadataIdentifiers = buildMetadataIdentifiers
    }

    /// Numbers that are missing are 0.
    public init(stringLiteral value: String) {
        let parts = value.split(separator: "+", maxSplits: 1)
        let main = (parts.first ?? "").split(separator: "-", maxSplits: 1)
        let numbers = (main.first ?? "").split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        func words(_ text: Substring?) -> [String] { text?.split(separator: ".").map(String.init) ?? [] }
        self.init(
            numbers[0], numbers[1], numbers[2], prereleaseIdentifiers: words(main.dropFirst().first),
            buildMetadataIdentifiers: words(parts.dropFirst().first))
    }

    public init?(string: String) { self.init(stringLiteral: string) }

    public static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String {
        "\(major).\(minor).\(patch)"
            + (prereleaseIdentifiers.isEmpty ? "" : "-" + prereleaseIdentifiers.joined(separator: "."))
    }
}
