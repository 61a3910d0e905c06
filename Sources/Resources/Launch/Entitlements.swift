import Assets
import Foundation

/// What the extension's `.entitlements` files say, as far as they are found: the file that its target names, else those
/// that lie in its folders.
package struct Entitlements: Hashable, Sendable {
    package struct File: Hashable, Sendable {
        /// For messages.
        package var name: String
        /// `com.apple.developer.default-data-protection`.
        package var dataProtection: String?
        /// `com.apple.security.application-groups`; nil where a build setting in them is not known.
        package var appGroups: [String]?

        package init(name: String, dataProtection: String? = nil, appGroups: [String]?) {
            (self.name, self.dataProtection, self.appGroups) = (name, dataProtection, appGroups)
        }
    }

    /// In the order of their names.
    package private(set) var files: [File] = []
    /// Files that cannot be read, and what is wrong with them.
    package private(set) var problems: [String] = []

    package init(files: [File] = []) { self.files = files }

    /// - Parameters:
    ///   - directories: the extension's folders.
    ///   - settings: those of its target, which may name the file and stand in it.
    init(directories: [URL], settings: BuildSettings) {
        var urls: [URL] = []
        if let named = settings.value("CODE_SIGN_ENTITLEMENTS"), !named.isEmpty, let root = settings.projectFolder {
            let url = URL(fileURLWithPath: named, relativeTo: URL(fileURLWithPath: root, isDirectory: true))
            if FileManager.default.fileExists(atPath: url.path) { urls = [url] }
        }
        if urls.isEmpty { urls = directories.flatMap(Self.files) }
        for url in urls {
            do throws(PropertyListProblem) {
                files.append(try Self.read(url, settings))
            } catch {
                problems.append(error.text(url.lastPathComponent))
            }
        }
    }

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".entitlements") }.sorted().map(folder.appendingPathComponent)
    }

    private static func read(_ url: URL, _ settings: BuildSettings) throws(PropertyListProblem) -> File {
        let list = try PropertyListProblem.dictionary(at: url)
        let groups = list["com.apple.security.application-groups"] as? [String] ?? []
        let protection = list["com.apple.developer.default-data-protection"] as? String
        return File(
            name: url.lastPathComponent, dataProtection: protection.map { settings.expanded($0) },
            appGroups: groups.contains { !settings.knowsAll(of: $0) } ? nil : groups.map { settings.expanded($0) })
    }

    /// The groups whose data the extension may use; nil where that is not known.
    package var appGroups: [String]? {
        guard !files.isEmpty, files.allSatisfy({ $0.appGroups != nil }) else { return nil }
        return Set(files.flatMap { $0.appGroups ?? [] }).sorted()
    }

    package func allows(appGroup group: String) -> Bool { appGroups?.contains(group) ?? true }
}
