import Foundation
import Glibc
import SystemSupport

/// Checkouts of packages in the user's cache folder: fetched once, then used without the network.
struct PackageStore {
    let cache: ProgramCache
    /// Whether what is not there is fetched.
    let mayFetch: Bool
    /// Whether what could not be fetched a while ago is not tried again.
    var remembersFailures = true
    let diagnostics: any Diagnostics
    private let git = Git()

    struct Checkout {
        let folder: String
        /// What the user has to know of it.
        var warning: String?
    }

    /// Why a package is not here.
    struct Failure: Error, Codable {
        /// What was tried, and what came of it.
        var attempts: [String]
        /// What there is to know besides, which is the same for other packages.
        var advice: [String] = []
    }

    init(cache: ProgramCache, mayFetch: Bool, remembersFailures: Bool = true, diagnostics: any Diagnostics) {
        self.diagnostics = diagnostics
        self.cache = cache
        self.mayFetch = mayFetch
        self.remembersFailures = remembersFailures
    }

    /// The package at the pinned revision and no other; without one, at the newest that its users take.
    func checkout(_ package: RemotePackage, pin: ResolvedPackages.Pin?) throws(Failure) -> Checkout {
        if let pin, let known = stored(package, pin) { return known }
        if pin == nil, let known = stored(package) { return known }
        guard mayFetch else {
            throw Failure(attempts: [
                "it has not been fetched before, and --skip-package-updates keeps from fetching it"
            ])
        }
        let failures = FailedFetches(cache)
        if remembersFailures, let known = failures.failure(of: package, pin) { throw known }
        do throws(Failure) {
            let checkout = try fetched(package, pin)
            failures.forget(package, pin)
            return checkout
        } catch {
            failures.remember(error, of: package, pin)
            throw error
        }
    }

    private func fetched(_ package: RemotePackage, _ pin: ResolvedPackages.Pin?) throws(Failure) -> Checkout {
        guard let pin, Self.isCommit(pin.revision) else { return try chosen(package, pin) }
        var attempts: [String] = []
        // Some servers give only what a tag or branch names; it counts where that is the very revision.
        let names = [
            pin.version.map { ["refs/tags/\($0)", "refs/tags/v\($0)"] }, pin.branch.map { ["refs/heads/\($0)"] }
        ]
        for reference in [pin.revision] + names.compactMap(\.self).joined() {
            do throws(Git.Failure) {
                return Checkout(
                    folder: try fetch(
                        package, reference, label: pin.revision, revision: pin.revision, isFirst: attempts.isEmpty))
            } catch {
                // The same words twice help nobody.
                if !attempts.contains(where: { $0.hasSuffix(error.message) }) {
                    attempts.append(
                        "\(reference == pin.revision ? "revision \(reference)" : reference): \(error.message)")
                }
            }
        }
        throw Failure(
            attempts: attempts,
            advice: [
                "Package.resolved pins that revision, and no other is taken for it; if the package's authors have moved "
                    + "it, resolve the packages again"
            ])
    }

    /// What the repository's tags and branches offer.
    private func chosen(_ package: RemotePackage, _ pin: ResolvedPackages.Pin?) throws(Failure) -> Checkout {
        var attempts: [String] = []
        let references: [String: String]
        do {
            references = try git.references(package.url)
        } catch {
            throw Failure(attempts: [(error as? Git.Failure)?.message ?? "\(error)"])
        }
        let versions = PackageVersions(references)
        for choice in versions.choices(pin, package.requirements) {
            do throws(Git.Failure) {
                let revision = Self.isCommit(choice.reference) ? choice.reference : nil
                return Checkout(
                    folder: try fetch(package, choice.reference, label: choice.label, revision: revision))
            } catch {
                attempts.append("\(choice.label): \(error.message)")
            }
        }
        if attempts.isEmpty {
            let wishes = package.requirements.map(\.description).joined(separator: " and ")
            attempts.append("\(wishes.isEmpty ? "a version" : wishes): there is none among \(versions.summary)")
        }
        throw Failure(attempts: attempts)
    }

    /// A checkout of what is pinned, that has been fetched before.
    private func stored(_ package: RemotePackage, _ pin: ResolvedPackages.Pin) -> Checkout? {
        guard !Self.isCommit(pin.revision) else {
            return existing(package, label: pin.revision, revision: pin.revision).map { Checkout(folder: $0) }
        }
        // Packages of a registry have a version only.
        let version = pin.version.flatMap { PackageVersion($0) }
        let label = labels(of: package).first { label in PackageVersion(label).map { $0 == version } ?? false }
        return label.flatMap { existing(package, label: $0) }.map { Checkout(folder: $0) }
    }

    /// The newest checkout that every user of the package takes.
    private func stored(_ package: RemotePackage) -> Checkout? {
        let labels = labels(of: package)
        for case .branch(let branch) in package.requirements {
            return existing(package, label: Self.label(branch)).map { Checkout(folder: $0) }
        }
        for case .revision(let revision) in package.requirements {
            let label = labels.first { $0.hasPrefix(revision) }
            return label.flatMap { existing(package, label: $0, revision: Self.isCommit($0) ? $0 : nil) }
                .map { Checkout(folder: $0) }
        }
        let suited = labels.compactMap { label in PackageVersion(label).map { ($0, label) } }
            .filter { version, _ in package.requirements.allSatisfy { $0.allows(version) } }
        return suited.max { $0.0 < $1.0 }.flatMap { existing(package, label: $0.1) }.map { Checkout(folder: $0) }
    }

    private static func isCommit(_ text: String) -> Bool { text.count >= 40 && text.allSatisfy(\.isHexDigit) }

    /// A branch's name as one of a folder.
    static func label(_ branch: String) -> String { "branch-" + branch }

    /// A label as a part of a folder's name. What no folder should be called is replaced by a digest, so that no two
    /// labels share a folder and none leads out of it: tags and branches are others' words too.
    private static func plain(_ label: String) -> String {
        if label.utf8.count <= 100, label.allSatisfy(RemotePackage.isPlain) { return label }
        return "label-" + SHA256.hexadecimal(Data(label.utf8)).prefix(32)
    }

    /// What the folders of a package's checkouts begin with.
    private func prefix(_ package: RemotePackage) -> String {
        SHA256.hexadecimal(Data(package.url.utf8)).prefix(32) + "-"
    }

    /// The folder of a checkout and of what is known of it.
    private func home(_ package: RemotePackage, _ label: String) -> String {
        "\(cache.packageFolder)/\(prefix(package))\(Self.plain(label))"
    }

    private func labels(of package: RemotePackage) -> [String] {
        let prefix = prefix(package)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.packageFolder)) ?? []
        return names.filter { $0.hasPrefix(prefix) && !$0.hasSuffix(".unfinished") }
            .map { String($0.dropFirst(prefix.count)) }.sorted()
    }

    /// A checkout that is there and is still what was fetched; one that has been changed since is none.
    ///
    /// - Parameter revision: the commit that it has to be; nil for whatever it was fetched as.
    private func existing(_ package: RemotePackage, label: String, revision: String? = nil) -> String? {
        let home = home(package, label), folder = "\(home)/\(package.folderName)"
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift"),
            let known = FileManager.default.contents(atPath: "\(home)/\(Self.recordName)"),
            let record = try? JSONDecoder().decode(Record.self, from: known)
        else { return nil }
        guard revision == nil || record.revision == revision, record.url == package.url,
            (try? CheckoutContents.digest(of: folder)) == record.contents
        else {
            diagnostics.warn(
                "the checkout of \(package.name) at \(label) is not what was fetched from \(package.url); it is not used"
            )
            return nil
        }
        utimes(home, nil)  // Used now: not the one to remove.
        return folder
    }

    /// What is written down beside a checkout.
    private struct Record: Codable {
        var url: String
        /// Its commit.
        var revision: String
        /// See `CheckoutContents`.
        var contents: String
    }

    private static let recordName = "checkout.json"

    /// Fetches unless somebody else has just done so; a checkout appears whole or not at all.
    ///
    /// - Parameters:
    ///   - revision: the commit that it has to be; nil for whatever the reference names.
    ///   - isFirst: whether it is told that the package is fetched.
    private func fetch(
        _ package: RemotePackage, _ reference: String, label: String, revision: String? = nil, isFirst: Bool = true
    ) throws(Git.Failure) -> String {
        let home = home(package, label)
        do {
            let lock = try BuildLock("\(cache.lockFolder)/\(home.lastPathComponent)")
            defer { lock.release() }
            if let folder = existing(package, label: label, revision: revision) { return folder }
            if isFirst { diagnostics.progress("Fetching \(package.url) (\(label))") }
            let unfinished = home + ".unfinished"
            // Left by somebody who was stopped: the lock is ours.
            try? FileManager.default.removeItem(atPath: unfinished)
            defer { try? FileManager.default.removeItem(atPath: unfinished) }
            let folder = "\(unfinished)/\(package.folderName)"
            let fetched = try CleanUp.filling(unfinished) {
                try git.fetch(package.url, reference, into: folder)
            }
            guard revision == nil || fetched == revision else {
                throw Git.Failure(message: "it is revision \(fetched), not \(revision ?? "")")
            }
            guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
                throw Git.Failure(message: "it has no Package.swift")
            }
            // Its history is not needed, and the files stay as they are.
            try? FileManager.default.removeItem(atPath: "\(folder)/.git")
            if let link = CheckoutContents.linkLeadingOut(of: folder) {
                throw Git.Failure(message: "its link \(link) leads out of the repository")
            }
            let record = Record(
                url: package.url, revision: fetched, contents: try CheckoutContents.digest(of: folder))
            try AtomicFile.write(JSONEncoder().encode(record), to: "\(unfinished)/\(Self.recordName)")
            try? FileManager.default.removeItem(atPath: home)
            try FileManager.default.moveItem(atPath: unfinished, toPath: home)
            cache.removeOldPackages()
            return "\(home)/\(package.folderName)"
        } catch let error as Git.Failure {
            throw error
        } catch {
            throw Git.Failure(
                message: "the checkout cannot be kept in \(cache.packageFolder): \(FileProblem.text(error))")
        }
    }
}
