import AppData
import Foundation
import Launch
import ProcessContext
import RenderModel

/// The defaults and the containers that widget code finds, and what it has written to them.
///
/// They start as `--app-group` has them, with what the program writes when it starts. What is written later belongs to
/// an owner, such as one timeline and the pictures of its entries; every other owner starts resetting, so that what is
/// drawn does not depend on what was drawn before.
package final class AppGroupStore: @unchecked Sendable {
    private struct Contents {
        var domains: [String: [String: Any]]
        var suites: [String: [String]]
        /// Whether the files are kept in a folder beside the home.
        var parkedFolder: URL?
    }

    /// The context's.
    package static var current: AppGroupStore { ProcessContext.current.appGroupStore }

    private let folder: AppGroupFolder
    private let home: URL
    private let entitlements: Entitlements
    private let lock = NSRecursiveLock()
    private var domains: [String: [String: Any]]
    /// The domains that others are also looked up in, in the order in which they are asked.
    private var suites: [String: [String]] = [:]
    private var owner = ""
    /// What every owner starts with.
    private var start: Contents
    private var others: [String: Contents] = [:]
    private var parkedCount = 0
    private var askedContainers: Set<String> = []
    private var registered: [String: Any] = [:]
    private var writeCount = 0

    /// How often defaults were written.
    package var writes: Int { lock.withLock { writeCount } }

    init(folder: AppGroupFolder = .empty, home: URL, entitlements: Entitlements = Entitlements()) {
        (self.folder, self.home, self.entitlements) = (folder, home, entitlements)
        domains = folder.domains
        start = Contents(domains: folder.domains, suites: [:])
    }

    // MARK: Owners

    /// What there is now is what every new owner starts with.
    package func keepStart() {
        lock.withLock { start = Contents(domains: domains, suites: suites, parkedFolder: copyHome()) }
    }

    /// Makes `newOwner`'s data a copy of the current owner's, and the current ones.
    package func branch(into newOwner: String) {
        lock.withLock {
            guard newOwner != owner else { return }
            if let old = others.removeValue(forKey: newOwner)?.parkedFolder {
                try? FileManager.default.removeItem(at: old)
            }
            others[owner] = Contents(domains: domains, suites: suites, parkedFolder: copyHome())
            owner = newOwner
        }
    }

    /// Makes `newOwner`'s data the current ones; an unknown owner's are those of the start.
    ///
    /// - Parameter resetting: Whether what the owner has written so far is forgotten.
    package func activate(_ newOwner: String, resetting: Bool = false) {
        lock.withLock {
            guard newOwner != owner || resetting else { return }
            if newOwner != owner {
                others[owner] = Contents(domains: domains, suites: suites, parkedFolder: park())
            } else {
                clearHome()
            }
            owner = newOwner
            let kept = others.removeValue(forKey: newOwner)
            if let kept, !resetting {
                domains = kept.domains
                suites = kept.suites
                if let folder = kept.parkedFolder { unpark(folder) }
            } else {
                if let folder = kept?.parkedFolder { try? FileManager.default.removeItem(at: folder) }
                domains = start.domains
                suites = start.suites
                if let folder = start.parkedFolder { copyContents(of: folder) }
                for group in askedContainers { makeContainer(group) }
            }
        }
    }

    // MARK: Entitlements

    /// Whether the extension may use a group's data; where it may not, that is noted.
    private func isEntitled(to group: String) -> Bool {
        guard !entitlements.allows(appGroup: group) else { return true }
        MissingData.record(foreignGroup: group, known: entitlements.appGroups ?? [])
        return false
    }

    /// The name of defaults that are the extension's alone and start empty. iOS hands them out in place of those of a
    /// group that the extension has no part in; all other names are suites of its own.
    func domain(ofSuite name: String) -> String {
        name.hasPrefix("group.") && !isEntitled(to: name) ? Self.foreign + name : name
    }

    private static let foreign = "foreign:"

    // MARK: Defaults

    func object(_ key: String, in domain: String) -> Any? {
        lock.withLock {
            for domain in [domain] + suites[domain, default: []] {
                if let value = domains[domain]?[key] { return value }
                guard domains[domain] == nil, domain != AppGroupFolder.standard, !domain.hasPrefix(Self.foreign)
                else { continue }
                MissingData.record(suite: domain, key: key)
            }
            return registered[key]
        }
    }

    /// Everything that is found in a domain, in the suites that were added to it and among the registered values.
    func visibleValues(in domain: String) -> [String: Any] {
        lock.withLock {
            (suites[domain, default: []].reversed() + [domain]).reduce(into: registered) { values, domain in
                values.merge(domains[domain] ?? [:]) { $1 }
            }
        }
    }

    /// Looks up in `suite` too what a domain does not have.
    func add(suite: String, to domain: String) {
        lock.withLock {
            guard suite != domain, !suites[domain, default: []].contains(suite) else { return }
            suites[domain, default: []].append(suite)
        }
    }

    func remove(suite: String, from domain: String) {
        lock.withLock { suites[domain]?.removeAll { $0 == suite } }
    }

    func set(_ value: Any?, for key: String, in domain: String) {
        lock.withLock {
            writeCount += 1
            domains[domain, default: [:]][key] = value.map(PropertyListValue.plain)
        }
    }

    func values(in domain: String) -> [String: Any] {
        lock.withLock { domains[domain] ?? [:] }
    }

    func replace(_ domain: String, with values: [String: Any]?) {
        lock.withLock {
            writeCount += 1
            domains[domain] = values?.mapValues(PropertyListValue.plain)
        }
    }

    /// What counts where nothing is set, in every domain.
    func register(_ defaults: [String: Any]) {
        lock.withLock { registered.merge(defaults.mapValues(PropertyListValue.plain)) { $1 } }
    }

    // MARK: Containers

    /// The folder that a group shares, with what `--app-group` has for it; nil where the extension may not use it.
    func container(_ group: String) -> URL? {
        guard isEntitled(to: group) else { return nil }
        return lock.withLock {
            if askedContainers.insert(group).inserted { makeContainer(group) }
            if folder.containers[group] == nil { MissingData.record(container: group) }
            return ShownPaths.shown(containerFolder(group))
        }
    }

    static func groupContainers(in home: URL) -> URL {
        home.appendingPathComponent("Library/Group Containers", isDirectory: true)
    }

    private func containerFolder(_ group: String) -> URL {
        Self.groupContainers(in: home).appendingPathComponent(group, isDirectory: true)
    }

    private func makeContainer(_ group: String) {
        let target = containerFolder(group), manager = FileManager.default
        try? manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let source = folder.containers[group] {
            // The group's folder may be a link within the given one.
            var copy = ContainedCopy(of: source.deletingLastPathComponent())
            copy.copy(source, to: target)
            for link in copy.leadingOut { MissingData.record(linkLeadingOut: link) }
        }
        try? manager.createDirectory(at: target, withIntermediateDirectories: true)
    }

    // MARK: The home

    private static func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }

    private func clearHome() {
        for name in Self.names(in: home) { try? FileManager.default.removeItem(at: home.appendingPathComponent(name)) }
    }

    /// Moves what lies in the home to a folder beside it; nil where there is nothing.
    private func park() -> URL? {
        makeParkingFolder { try? FileManager.default.moveItem(at: $0, to: $1) }
    }

    private func copyHome() -> URL? {
        makeParkingFolder { try? FileManager.default.copyKeepingDates($0, to: $1) }
    }

    private func makeParkingFolder(_ fill: (_ from: URL, _ to: URL) -> Void) -> URL? {
        let names = Self.names(in: home)
        guard !names.isEmpty else { return nil }
        parkedCount += 1
        let folder = home.deletingLastPathComponent()
            .appendingPathComponent("\(home.lastPathComponent)-\(parkedCount)", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names { fill(home.appendingPathComponent(name), folder.appendingPathComponent(name)) }
        return folder
    }

    private func unpark(_ folder: URL) {
        for name in Self.names(in: folder) {
            try? FileManager.default.moveItem(
                at: folder.appendingPathComponent(name), to: home.appendingPathComponent(name))
        }
        try? FileManager.default.removeItem(at: folder)
    }

    private func copyContents(of folder: URL) {
        for name in Self.names(in: folder) {
            try? FileManager.default.copyKeepingDates(
                folder.appendingPathComponent(name), to: home.appendingPathComponent(name))
        }
    }
}

extension ProcessContext {
    private enum SharedDataKey: ContextKey {
        /// The folder is read once; one that cannot be read was refused before any worker began.
        static func makeValue(in context: ProcessContext) -> AppGroupStore {
            let folder = context.launch.appGroup.flatMap {
                try? AppGroupFolder(URL(fileURLWithPath: $0, isDirectory: true))
            }
            return AppGroupStore(
                folder: folder ?? .empty, home: context.home, entitlements: context.bundle.description.entitlements)
        }
    }

    package var appGroupStore: AppGroupStore {
        get { self[SharedDataKey.self] }
        set { self[SharedDataKey.self] = newValue }
    }
}
