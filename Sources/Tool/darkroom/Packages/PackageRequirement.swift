/// Which versions of a package its user takes.
enum PackageRequirement: Hashable, CustomStringConvertible {
    /// From the first to before the second.
    case range(PackageVersion, PackageVersion)
    case exact(PackageVersion)
    case branch(String)
    case revision(String)

    /// Reads the `requirement` of a package reference in an Xcode project.
    init?(xcode values: [String: Any]) {
        func version(_ key: String) -> PackageVersion? {
            (values[key] as? String).flatMap { PackageVersion($0, fewest: 1) }
        }
        switch values["kind"] as? String {
        case "upToNextMajorVersion":
            guard let minimum = version("minimumVersion") else { return nil }
            self = .range(minimum, minimum.nextMajor)
        case "upToNextMinorVersion":
            guard let minimum = version("minimumVersion") else { return nil }
            self = .range(minimum, minimum.nextMinor)
        case "versionRange":
            guard let minimum = version("minimumVersion"), let maximum = version("maximumVersion") else { return nil }
            self = .range(minimum, maximum)
        case "exactVersion":
            guard let exact = version("version") else { return nil }
            self = .exact(exact)
        case "branch":
            guard let branch = values["branch"] as? String else { return nil }
            self = .branch(branch)
        case "revision":
            guard let revision = values["revision"] as? String else { return nil }
            self = .revision(revision)
        default: return nil
        }
    }

    /// Reads the `requirement` of a dependency, as SwiftPM prints manifests.
    init?(manifest values: [String: Any]) {
        if let range = (values["range"] as? [[String: Any]])?.first,
            let lower = (range["lowerBound"] as? String).flatMap({ PackageVersion($0) }),
            let upper = (range["upperBound"] as? String).flatMap({ PackageVersion($0) })
        {
            self = .range(lower, upper)
        } else if let exact = (values["exact"] as? [String])?.first.flatMap({ PackageVersion($0) }) {
            self = .exact(exact)
        } else if let branch = (values["branch"] as? [String])?.first {
            self = .branch(branch)
        } else if let revision = (values["revision"] as? [String])?.first {
            self = .revision(revision)
        } else {
            return nil
        }
    }

    /// Whether a version will do. Versions before a release are taken only where the range begins with one.
    func allows(_ version: PackageVersion) -> Bool {
        switch self {
        case .range(let lower, let upper):
            guard lower <= version, version < upper else { return false }
            return version.prerelease.isEmpty
                || !lower.prerelease.isEmpty && version.numbers != upper.numbers
        case .exact(let exact): return version == exact
        case .branch, .revision: return false
        }
    }

    var isAboutVersions: Bool {
        switch self {
        case .range, .exact: true
        case .branch, .revision: false
        }
    }

    /// Whether what a `Package.resolved` says keeps to it.
    func allows(_ pin: ResolvedPackages.Pin) -> Bool {
        switch self {
        case .branch(let branch): pin.branch == branch
        case .revision(let revision): pin.revision.hasPrefix(revision)
        case .range, .exact: pin.version.flatMap { PackageVersion($0) }.map(allows) ?? false
        }
    }

    var description: String {
        switch self {
        case .range(let lower, let upper): "a version from \(lower) to before \(upper)"
        case .exact(let version): "version \(version)"
        case .branch(let branch): "branch \(branch)"
        case .revision(let revision): "revision \(revision)"
        }
    }
}
