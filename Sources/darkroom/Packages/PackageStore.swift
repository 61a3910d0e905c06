import Foundation
import Glibc
import WidgetRenderer

/// Checkouts of packages in the user's cache folder: fetched once, then used without the network.
struct PackageStore {
    let cache: ProgramCache
    /// Whether what is not there is fetched.
    let mayFetch: Bool
    /// Whether what could not be fetched a while ago is not tried again.
    var remembersFailures = true
    private let git = Git()

    struct Checkout {
        let folder: String
        /// What the user has to know of it.
        var warning: String?
    }

    /// Why a package is not here.
    struct Failure: Error {
        /// What was tried, and what came of it.
        var attempts: [String]
    }

    init(cache: ProgramCache, mayFetch: Bool, remembersFailures: Bool = true) {
        self.cache = cache
        self.mayFetch = mayFetch
        self.remembersFailures = remembersFailures
    }

    /// The package at the pinned revision, else at its version's tag, else at the newest that its users take.
    func checkout(_ package: RemotePackage, pin: ResolvedPackages.Pin?) throws(Failure) -> Checkout {
        if let pin, let known = stored(package, pin) { return known }
        if pin == nil, let known = stored(package) { return known }
        guard mayFetch else {
            throw Failure(attempts: ["it has not been fetched before, and --skip-package-updates keeps from fetching it"])
        }
        let failures = FailedFetches(cache)
        if remembersFailures, let attempts = failures.attempts(of: package, pin) { throw Failure(attempts: attempts) }
        do throws(Failure) {
            let checkout = try fetched(package, pin)
            failures.forget(package, pin)
            return checkout
        } catch {
            failures.remember(error.attempts, of: package, pin)
            throw error
        }
    }

    private func fetched(_ package: RemotePackage, _ pin: ResolvedPackages.Pin?) throws(Failure) -> Checkout {
        var attempts: [String] = []
        if let pin, Self.isCommit(pin.revision) {
            do throws(Git.Failure) {
                return Checkout(folder: try fetch(package, pin.revision, label: pin.revision))
            } catch {
                attempts.append("revision \(pin.revision): \(error.message)")
            }
        }
        return try chosen(package, pin, attempts)
    }

    /// What the repository's tags and branches offer.
    private func chosen(
        _ package: RemotePackage, _ pin: ResolvedPackages.Pin?, _ earlier: [String]
    ) throws(Failure) -> Checkout {
        var attempts = earlier
        let references: [String: String]
        do {
            references = try git.references(package.url)
        } catch {
            // The same words twice help nobody.
            let message = (error as? Git.Failure)?.message ?? "\(error)"
            throw Failure(attempts: attempts.contains { $0.hasSuffix(message) } ? attempts : attempts + [message])
        }
        let versions = PackageVersions(references)
        for choice in versions.choices(pin, package.requirements) {
            do throws(Git.Failure) {
                let folder = try fetch(package, choice.reference, label: choice.label)
                return Checkout(folder: folder, warning: pin.flatMap { warning(package, $0, choice, folder) })
            } catch {
                attempts.append("\(choice.label): \(error.message)")
            }
        }
        if attempts.count == earlier.count {
            let wishes = package.requirements.map(\.description).joined(separator: " and ")
            attempts.append("\(wishes.isEmpty ? "a version" : wishes): there is none among \(versions.summary)")
        }
        throw Failure(attempts: attempts)
    }

    private func warning(
        _ package: RemotePackage, _ pin: ResolvedPackages.Pin, _ choice: PackageVersions.Choice, _ folder: String
    ) -> String? {
        guard revision(of: folder) != pin.revision else { return nil }
        let wanted = pin.version.map { "\($0), " } ?? ""
        return "the package \(package.name) is compiled at \(choice.label): Package.resolved wants \(wanted)revision "
            + "\(pin.revision.prefix(12)), which \(package.url) does not have"
    }

    /// A checkout of what is pinned, that has been fetched before.
    private func stored(_ package: RemotePackage, _ pin: ResolvedPackages.Pin) -> Checkout? {
        if let folder = existing(package, label: pin.revision) { return Checkout(folder: folder) }
        let labels = labels(of: package)
        // Fetched in its place when the revision could not be had.
        let version = pin.version.flatMap { PackageVersion($0) }
        let others = labels.filter { label in
            PackageVersion(label).map { $0 == version } ?? (label == pin.branch.map(Self.label))
        }
        guard let label = others.first, let folder = existing(package, label: label) else { return nil }
        return Checkout(
            folder: folder, warning: warning(package, pin, PackageVersions.Choice(reference: label, label: label), folder))
    }

    /// The newest checkout that every user of the package takes.
    private func stored(_ package: RemotePackage) -> Checkout? {
        let labels = labels(of: package)
        for case .branch(let branch) in package.requirements {
            return existing(package, label: Self.label(branch)).map { Checkout(folder: $0) }
        }
        for case .revision(let revision) in package.requirements {
            let label = labels.first { $0.hasPrefix(revision) }
            return label.flatMap { existing(package, label: $0) }.map { Checkout(folder: $0) }
        }
        let suited = labels.compactMap { label in PackageVersion(label).map { ($0, label) } }
            .filter { version, _ in package.requirements.allSatisfy { $0.allows(version) } }
        return suited.max { $0.0 < $1.0 }.flatMap { existing(package, label: $0.1) }.map { Checkout(folder: $0) }
    }

    private static func isCommit(_ text: String) -> Bool { text.count >= 40 && text.allSatisfy(\.isHexDigit) }

    /// A branch's name as one of a folder.
    static func label(_ branch: String) -> String {
        "branch-" + String(branch.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" })
    }

    /// What the folders of a package's checkouts begin with.
    private func prefix(_ package: RemotePackage) -> String {
        SHA256.hexadecimal(Data(package.url.utf8)).prefix(12) + "-"
    }

    private func labels(of package: RemotePackage) -> [String] {
        let prefix = prefix(package)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.packageFolder)) ?? []
        return names.filter { $0.hasPrefix(prefix) && !$0.hasSuffix(".unfinished") }
            .map { String($0.dropFirst(prefix.count)) }.sorted()
    }

    private func existing(_ package: RemotePackage, label: String) -> String? {
        let home = "\(cache.packageFolder)/\(prefix(package))\(label)"
        guard FileManager.default.fileExists(atPath: "\(home)/\(package.name)/Package.swift") else { return nil }
        utimes(home, nil)  // Used now: not the one to remove.
        return "\(home)/\(package.name)"
    }

    /// The commit of a checkout, which is written down beside it.
    private func revision(of folder: String) -> String? {
        FileManager.default.contents(atPath: folder.parentFolder + "/revision")
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Fetches unless somebody else has just done so; a checkout appears whole or not at all.
    private func fetch(_ package: RemotePackage, _ reference: String, label: String) throws(Git.Failure) -> String {
        let name = prefix(package) + label
        do {
            let lock = try BuildLock("\(cache.lockFolder)/\(name)")
            defer { lock.release() }
            if let folder = existing(package, label: label) { return folder }
            FileHandle.standardError.write(Data("Fetching \(package.url) (\(label))\n".utf8))
            let home = "\(cache.packageFolder)/\(name)", unfinished = home + ".unfinished"
            // Left by somebody who was stopped: the lock is ours.
            try? FileManager.default.removeItem(atPath: unfinished)
            defer { try? FileManager.default.removeItem(atPath: unfinished) }
            let folder = "\(unfinished)/\(package.name)"
            let revision = try git.fetch(package.url, reference, into: folder)
            guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
                throw Git.Failure(message: "it has no Package.swift")
            }
            // Its history is not needed, and the files stay as they are.
            try? FileManager.default.removeItem(atPath: "\(folder)/.git")
            try Data(revision.utf8).write(to: URL(fileURLWithPath: "\(unfinished)/revision"))
            try? FileManager.default.removeItem(atPath: home)
            try FileManager.default.moveItem(atPath: unfinished, toPath: home)
            cache.removeOldPackages()
            return "\(home)/\(package.name)"
        } catch let error as Git.Failure {
            throw error
        } catch {
            throw Git.Failure(message: "the checkout cannot be kept in \(cache.packageFolder): \(error.localizedDescription)")
        }
    }
}
