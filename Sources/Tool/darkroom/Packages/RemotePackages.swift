import Foundation
import SystemSupport

/// The remote packages that a project and the packages near it may use. They are looked for on this machine, and
/// fetched, only when one of their modules is asked for.
final class RemotePackages {
    private var packages: [String: RemotePackage] = [:]
    /// In the order in which they have become known.
    private var order: [String] = []
    /// Those that something depends on that is compiled.
    private var used: Set<String> = []
    /// Where those lie that have been looked for.
    private var folders: [String: String] = [:]
    /// Why the others are not there, by identity.
    private var failures: [String: String] = [:]
    private var resolved: ResolvedPackages
    private let store: PackageStore
    private let diagnostics: any Diagnostics
    /// Folders of checkouts, such as `SourcePackages/checkouts`.
    private let checkoutFolders: [String]

    /// - Parameters:
    ///   - project: whose packages and `Package.resolved` count.
    ///   - checkouts: the folder that xcodebuild takes as `-clonedSourcePackagesDirPath`.
    init(project: XcodeProject?, checkouts: String?, store: PackageStore, diagnostics: any Diagnostics) {
        self.store = store
        self.diagnostics = diagnostics
        resolved = project.map { ResolvedPackages(near: $0, diagnostics) } ?? ResolvedPackages()
        checkoutFolders = Self.checkoutFolders(checkouts, project?.folder)
        for reference in project?.remotePackages ?? [] { add(reference) }
    }

    /// Those of the option, those that xcodebuild and SwiftPM leave in a project's folder.
    private static func checkoutFolders(_ named: String?, _ project: String?) -> [String] {
        let places = named.map { ["\($0)/checkouts", $0] } ?? []
        guard let project else { return places }
        return places + TuistRepository(around: project).checkoutFolders
            + ["SourcePackages", "DerivedData/SourcePackages", "build/SourcePackages", ".build"].map {
                "\(project)/\($0)/checkouts"
            }
    }

    /// - Parameter package: with what one more user of it takes.
    func add(_ package: RemotePackage) {
        let identity = package.identity
        if packages[identity] == nil {
            packages[identity] = package
            order.append(identity)
            return
        }
        for requirement in package.requirements where packages[identity]?.requirements.contains(requirement) == false {
            packages[identity]?.requirements.append(requirement)
        }
        packages[identity]?.products.formUnion(package.products)
    }

    /// Adds what a package near the project, or a fetched one, depends on.
    func add(dependenciesOf package: LocalPackage) {
        for dependency in package.remotes { add(dependency) }
        // What a fetched package was developed with binds nobody.
        if !package.isRemote { resolved.add(file: "\(package.folder)/Package.resolved", diagnostics) }
    }

    /// Something that is compiled depends on a package.
    func use(_ identities: some Sequence<String>) { used.formUnion(identities) }

    /// The packages that may have a module, most likely first.
    ///
    /// - Parameter byName: only those whose products or repositories are called so: it is not sure that the module is
    ///   needed.
    func candidates(for module: String, byName: Bool) -> [String] {
        let likely = order.filter { packages[$0]?.suits(module) == true }
        guard !byName else { return likely }
        return likely + order.filter { used.contains($0) && !likely.contains($0) }
    }

    /// Where a package lies, which is fetched if need be; nil where it cannot be had, which has been said then.
    func folder(of identity: String) -> String? {
        if let known = folders[identity] { return known }
        guard failures[identity] == nil, let package = packages[identity] else { return nil }
        if let folder = onDisk(package) {
            folders[identity] = folder
            return folder
        }
        do throws(PackageStore.Failure) {
            let checkout = try store.checkout(package, pin: pin(of: package))
            if let warning = checkout.warning { diagnostics.warn(warning) }
            folders[identity] = checkout.folder
            return checkout.folder
        } catch {
            let message = message(package, error)
            // What helps is the same for all of them.
            let advice = ([message] + error.advice).joined(separator: "; ")
            diagnostics.warn(failures.isEmpty ? "\(advice). \(Self.hint)" : message)
            failures[identity] = message
            return nil
        }
    }

    /// Why a module is not there, if that is because a package is not.
    ///
    /// The one whose products or repository are called so is named; of others nobody knows which has it.
    func failure(for module: String, byName: Bool) -> String? {
        let named = candidates(for: module, byName: true).lazy.compactMap { self.failures[$0] }.first
        if byName || named != nil { return named }
        let failed = candidates(for: module, byName: false).filter { failures[$0] != nil }.sorted()
        switch failed.count {
        case 0: return nil
        case 1: return "the package \(failed[0]), which may have it, can't be fetched"
        default: return "the packages \(failed.joined(separator: ", ")), one of which may have it, can't be fetched"
        }
    }

    /// What the project says counts more than a file that it has outgrown.
    private func pin(of package: RemotePackage) -> ResolvedPackages.Pin? {
        guard let pin = resolved.pins[package.identity] else { return nil }
        guard let wish = package.requirements.first else { return pin }
        return wish.allows(pin) ? pin : nil
    }

    private func onDisk(_ package: RemotePackage) -> String? {
        for folder in checkoutFolders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where name.lowercased() == package.identity {
                let place = "\(folder)/\(name)"
                if FileManager.default.fileExists(atPath: "\(place)/Package.swift") { return place }
            }
        }
        return nil
    }

    private func message(_ package: RemotePackage, _ failure: PackageStore.Failure) -> String {
        "cannot fetch the package \(package.name) from \(package.url): \(failure.attempts.joined(separator: "; "))"
    }

    private static let hint = "Check out such packages yourself and pass their folders: --package <folder>"
}
