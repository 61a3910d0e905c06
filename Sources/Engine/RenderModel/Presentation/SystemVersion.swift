/// A release of iOS, as the command line names it: `26`, `17`, `17.4`.
package struct SystemVersion: Hashable, Sendable, Codable {
    package var major: Int
    /// nil for the last of its releases.
    package var minor: Int?

    /// The generations that Darkroom knows the looks of.
    package static let generations = [17, 18, 26]
    /// The one that is drawn unless another is asked for.
    package static let newest = SystemVersion(major: 26)

    package init(major: Int, minor: Int? = nil) { (self.major, self.minor) = (major, minor) }

    /// - Returns: nil for what is no release of a known generation.
    package init?(named name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let major = parts[0], Self.generations.contains(major) else { return nil }
        if parts.count == 2 {
            guard let minor = parts[1], (0...99).contains(minor) else { return nil }
            self.minor = minor
        }
        self.major = major
    }

    /// Whether code that asks for a version finds it.
    package func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        self.major != major ? self.major > major : self.minor.map { $0 >= minor } ?? true
    }

    /// The colors that come with it. iOS 17 has those of iOS 18.
    package var palette: PaletteName { major >= 26 ? .ios26 : .ios18 }
}

extension SystemVersion: CustomStringConvertible {
    package var description: String { minor.map { "\(major).\($0)" } ?? String(major) }
    /// As a device tells it: `17.0`, `17.4`.
    package var full: String { "\(major).\(minor ?? 0)" }
}
