import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import darkroom

struct PackageStoreTests {
    private let cache: ProgramCache
    private let folder: String
    private let diagnostics = CollectedDiagnostics()
    private static let manifest = "// swift-tools-version: 5.9"

    init() throws {
        folder = try temporaryFolder().path
        cache = ProgramCache(environment: ["XDG_CACHE_HOME": folder + "/cache"])
    }

    private func store(mayFetch: Bool = true, remembersFailures: Bool = true) -> PackageStore {
        PackageStore(
            cache: cache, mayFetch: mayFetch, remembersFailures: remembersFailures, diagnostics: diagnostics)
    }

    private func text(_ checkout: PackageStore.Checkout, _ path: String = "Kit.swift") -> String? {
        FileManager.default.contents(atPath: "\(checkout.folder)/\(path)").map { String(decoding: $0, as: UTF8.self) }
    }

    private func repository() async throws -> (repository: GitRepository, package: RemotePackage, commits: [String]) {
        let repository = try await GitRepository(folder + "/Kit")
        let first = try await repository.commit(["Package.swift": Self.manifest, "Kit.swift": "1"], tag: "1.0.0")
        let second = try await repository.commit(["Kit.swift": "2"])
        let third = try await repository.commit(["Kit.swift": "3"], tag: "v1.2.0")
        try await repository.commit(["Kit.swift": "4"], tag: "2.0.0")
        let range = PackageRequirement.range(PackageVersion(1, 0, 0), PackageVersion(2, 0, 0))
        return (repository, RemotePackage(url: repository.url, requirements: [range]), [first, second, third])
    }

    @Test func whatWasFetchedIsUsedWithoutTheNetwork() async throws {
        let (repository, package, commits) = try await repository()
        let pin = ResolvedPackages.Pin(revision: commits[1], version: "1.1.0")
        let pinned = try store().checkout(package, pin: pin), newest = try store().checkout(package, pin: nil)
        #expect(text(pinned) == "2" && pinned.warning == nil)
        #expect(text(newest) == "3" && (newest.folder as NSString).lastPathComponent == "Kit")
        try FileManager.default.removeItem(atPath: repository.folder)
        let offline = store(mayFetch: false)
        #expect(try offline.checkout(package, pin: pin).folder == pinned.folder)
        #expect(try offline.checkout(package, pin: nil).folder == newest.folder)
        var exact = package
        exact.requirements = [.exact(PackageVersion(1, 0, 0))]
        #expect(throws: PackageStore.Failure.self) { try offline.checkout(exact, pin: nil) }
    }

    @Test func aPinThatIsNowhereIsAnErrorAndNotItsVersion() async throws {
        let (_, package, _) = try await repository()
        let revision = String(repeating: "a", count: 40)
        let pin = ResolvedPackages.Pin(revision: revision, version: "1.0.0")
        // What the version names is there, and still not what was asked for.
        var exact = package
        exact.requirements = [.exact(PackageVersion(1, 0, 0))]
        #expect(text(try store().checkout(exact, pin: nil)) == "1")
        for mayFetch in [true, false] {
            let failure = #expect(throws: PackageStore.Failure.self) {
                try store(mayFetch: mayFetch, remembersFailures: false).checkout(package, pin: pin)
            }
            guard mayFetch else { continue }
            #expect(failure?.attempts.contains { $0.contains("refs/tags/1.0.0: it is revision ") } == true)
            #expect(failure?.advice.last?.contains("Package.resolved pins that revision") == true)
        }
    }

    /// The addresses' last parts are `..`, `.`, nothing, and what no folder should be called.
    @Test(arguments: ["/...git", "/..git", "/.git", "/a b.git", "/\u{202E}kit"])
    func noAddressLeadsOutOfTheCache(ending: String) async throws {
        let (repository, package, _) = try await repository()
        let moved = folder + ending
        try FileManager.default.moveItem(atPath: repository.folder, toPath: moved)
        var hostile = RemotePackage(url: "file://" + moved)
        hostile.requirements = package.requirements
        let checkout = try store().checkout(hostile, pin: nil)
        #expect(text(checkout) == "3")
        let parts = checkout.folder.dropFirst(cache.packageFolder.count + 1).split(separator: "/")
        #expect(checkout.folder.hasPrefix(cache.packageFolder + "/") && parts.count == 2)
        #expect(parts.allSatisfy { $0.allSatisfy(RemotePackage.isPlain) && !$0.hasPrefix(".") })
        // Nothing but one folder is new, and it holds nothing but the package.
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.packageFolder) == [String(parts[0])])
        let inside = try FileManager.default.contentsOfDirectory(atPath: "\(cache.packageFolder)/\(parts[0])")
        #expect(Set(inside) == ["checkout.json", String(parts[1])])
    }

    /// Tags and branches are others' words as well.
    @Test func noVersionOrBranchLeadsOutOfTheCache() async throws {
        let (repository, package, _) = try await repository()
        try await repository.commit(["Kit.swift": "5"], tag: "1.3.0-a/b")
        for requirement in [
            PackageRequirement.exact(PackageVersion("1.3.0-a/b")!), .branch("main/../../../x"), .branch("main")
        ] {
            var wish = package
            wish.requirements = [requirement]
            guard let checkout = try? store(remembersFailures: false).checkout(wish, pin: nil) else { continue }
            let parts = checkout.folder.dropFirst(cache.packageFolder.count + 1).split(separator: "/")
            #expect(checkout.folder.hasPrefix(cache.packageFolder + "/") && parts.count == 2 && text(checkout) == "5")
        }
    }

    @Test func aCheckoutThatWasChangedIsNotUsed() async throws {
        let (repository, package, commits) = try await repository()
        let pin = ResolvedPackages.Pin(revision: commits[1], version: "1.1.0")
        let first = try store().checkout(package, pin: pin)
        // A file of the same length, at the same date.
        let file = first.folder + "/Kit.swift", date = try FileManager.default.attributesOfItem(atPath: file)
        try Data("9".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.modificationDate: date[.modificationDate]!], ofItemAtPath: file)
        #expect(throws: PackageStore.Failure.self) { try store(mayFetch: false).checkout(package, pin: pin) }
        #expect(diagnostics.all.last?.kind == .warning)
        #expect(diagnostics.all.last?.message.contains("is not what was fetched from") == true)
        #expect(text(try store().checkout(package, pin: pin)) == "2")
        // One more file counts as well.
        try Data().write(to: URL(fileURLWithPath: first.folder + "/More.swift"))
        try FileManager.default.removeItem(atPath: repository.folder)
        #expect(throws: PackageStore.Failure.self) {
            try store(remembersFailures: false).checkout(package, pin: pin)
        }
    }

    @Test func aLinkThatLeadsOutOfTheRepositoryIsRefused() async throws {
        let (repository, package, _) = try await repository()
        try FileManager.default.createSymbolicLink(
            atPath: repository.folder + "/Inside.swift", withDestinationPath: "Kit.swift")
        try await repository.commit([:], tag: "1.4.0")
        #expect(text(try store().checkout(package, pin: nil), "Inside.swift") == "4")
        try FileManager.default.createSymbolicLink(
            atPath: repository.folder + "/Outside.swift", withDestinationPath: "../../secret.swift")
        let last = try await repository.commit([:], tag: "1.5.0")
        let failure = #expect(throws: PackageStore.Failure.self) {
            try store().checkout(package, pin: ResolvedPackages.Pin(revision: last, version: "1.5.0"))
        }
        #expect(failure?.attempts.contains { $0.contains("its link Outside.swift leads out") } == true)
    }

    @Test func branchesAreFetchedByName() async throws {
        let (_, package, _) = try await repository()
        var branch = package
        branch.requirements = [.branch("main")]
        #expect(text(try store().checkout(branch, pin: nil)) == "4")
        #expect(text(try store(mayFetch: false).checkout(branch, pin: nil)) == "4")
    }

    @Test func whatCouldNotBeFetchedIsTriedAgainOnRequest() async throws {
        let package = RemotePackage(url: "file://\(folder)/Late")
        #expect(throws: PackageStore.Failure.self) { try store().checkout(package, pin: nil) }
        let repository = try await GitRepository(folder + "/Late")
        try await repository.commit(["Package.swift": Self.manifest, "Kit.swift": "1"], tag: "1.0.0")
        let failure = #expect(throws: PackageStore.Failure.self) { try store().checkout(package, pin: nil) }
        #expect(failure?.advice.last?.contains("--retry fetches again") == true)
        let checkout = try store(remembersFailures: false).checkout(package, pin: nil)
        #expect(text(checkout) == "1")
        #expect(FailedFetches(cache).failure(of: package, nil) == nil)
    }

    @Test func whatCannotBeFetchedSaysWhatWasTried() async throws {
        let (_, package, _) = try await repository()
        var other = package
        other.requirements = [.exact(PackageVersion(9, 0, 0))]
        let none = #expect(throws: PackageStore.Failure.self) { try store().checkout(other, pin: nil) }
        #expect(
            none?.attempts == [
                "version 9.0.0: there is none among its versions, the newest of which are 1.0.0, 1.2.0, 2.0.0"
            ])
        let missing = RemotePackage(url: "file://\(folder)/Nowhere")
        let failure = #expect(throws: PackageStore.Failure.self) { try store().checkout(missing, pin: nil) }
        defer {
            // For an hour, unless it is tried again.
            let known = FailedFetches(cache).failure(of: missing, nil)
            #expect(known?.attempts == failure?.attempts)
            // A busy machine takes some of them until here.
            let advice = known?.advice.first ?? ""
            #expect(advice.wholeMatch(of: #/this is remembered for 5\d more minutes; --retry fetches again.*/#) != nil)
            #expect(FailedFetches(cache, now: { Date() + 3700 }).failure(of: missing, nil) == nil)
        }
        #expect(
            failure?.attempts.count == 1
                && failure?.attempts.first?.contains("does not appear to be a git repository") == true)
    }
}
