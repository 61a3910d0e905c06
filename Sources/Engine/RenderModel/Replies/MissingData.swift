import Findings
import Foundation

/// What widget code has asked of the data that an app shares, of the network and of the system, and did not get.
///
/// It is gathered over a whole run: which process asks first depends on how many there are, what all of them have
/// asked for does not.
package struct MissingData: Hashable, Sendable, Codable {
    /// The keys that were read, by suite.
    package var suites: [String: Set<String>] = [:]
    package var containers: Set<String> = []
    /// Addresses that the network was not asked for.
    package var refused: Set<String> = []
    /// `GET https://…`, which no recorded response answers.
    package var unanswered: Set<String> = []

    /// What only a device has, such as where it is.
    package var missing: Set<String> = []

    /// What stores of objects lack, each said once.
    package var stores: Set<Finding> = []

    /// The app groups that the extension's entitlements do not name, each with those that they do.
    package var foreignGroups: [String: [String]] = [:]
    /// Code that was reached and that the program was compiled without.
    package var leftOut: Set<String> = []
    /// The last of that since a call of the widget's code began, which is often why the call does not answer. It is not
    /// told to other processes.
    package var lastLeftOut: String?

    /// Links in the folder of the app's data that lead out of it.
    package var linksLeadingOut: Set<String> = []
    /// What the sandbox has refused: paths, programs and calls, by what was tried.
    package var refusals: [Refusal: Set<String>] = [:]

    /// What a sandbox refuses.
    package enum Refusal: Int, Hashable, Sendable, Codable, CaseIterable {
        case read, write, process, network, signal, call
    }

    package init() {}

    package var isEmpty: Bool { self == MissingData() }

    package mutating func formUnion(_ other: MissingData) {
        suites.merge(other.suites) { $0.union($1) }
        containers.formUnion(other.containers)
        refused.formUnion(other.refused)
        unanswered.formUnion(other.unanswered)
        missing.formUnion(other.missing)
        stores.formUnion(other.stores)
        foreignGroups.merge(other.foreignGroups) { known, _ in known }
        leftOut.formUnion(other.leftOut)
        linksLeadingOut.formUnion(other.linksLeadingOut)
        refusals.merge(other.refusals) { $0.union($1) }
    }
}

extension MissingData {
    /// One for each suite, container and address, with what to give the command for it.
    package var findings: [Finding] {
        suites.sorted { $0.key < $1.key }.map { suite, keys in
            Finding(.sharedDefaultsMissing, Self.emptyDefaults(suite, keys))
        }
            + containers.sorted().map { group in
                Finding(
                    .sharedContainerMissing,
                    "the container of '\(group)' is empty; "
                        + "put its files into <folder>/\(group)/ and pass --app-group <folder>"
                )
            }
            + foreignGroups.sorted { $0.key < $1.key }.map { group, known in
                Finding(
                    .appGroupNotEntitled,
                    "the app group '\(group)' is not among the extension's entitlements, which "
                        + (known.isEmpty ? "name none" : "name \(known.map { "'\($0)'" }.joined(separator: ", "))")
                        + ", so iOS gives it no container and no shared defaults; add it to "
                        + "com.apple.security.application-groups, or correct the name")
            }
            + refused.sorted().map { request in
                Finding(
                    .networkRefused,
                    "\(request) was denied; "
                        + "record a response and pass --responses <folder>, or pass --allow-network"
                )
            }
            + unanswered.sorted().map { request in
                Finding(
                    .responseMissing,
                    "no recorded response for \(request), so it failed; add one to the index.json of --responses")
            }
            + missing.sorted().map { what in
                Finding(
                    .deviceDataUnavailable,
                    "\(what) was requested, but isn't available; the widget received an error or an empty result"
                )
            }
            + leftOut.sorted().map {
                Finding(.sourceLeftOut, "\($0), but it is used here")
            }
            + linksLeadingOut.sorted().map {
                Finding(
                    .appGroupLinkOutside,
                    "'\($0)' in --app-group links out of the folder, so the widget can't read it; copy the file there"
                )
            }
            + refusals.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { refusal, details in
                let own = details.subtracting(Self.readByFoundation)
                return own.isEmpty ? nil : Finding(.sandboxRefused, refusal.message(own))
            } + stores.sorted { ($0.code, $0.message) < ($1.code, $1.message) }
    }

    private static func emptyDefaults(_ suite: String, _ keys: Set<String>) -> String {
        guard !suite.isEmpty else {
            return
                "the UserDefaults of an app group without a name were read for \(list(keys)); if Info.plist takes the "
                + "name from a build setting, set a value there"
        }
        return "the UserDefaults of '\(suite)' are empty, but \(list(keys)) \(keys.count == 1 ? "was" : "were") read; "
            + "write them to <folder>/\(suite).json and pass --app-group <folder>"
    }

    /// A file's path, or the folder's of one that Foundation gives a name of its own each time, as it writes a file whole:
    /// `/folder/.dat.nosync2a4.Xy7Qp1`.
    package static func steady(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), path[path.index(after: slash)...].hasPrefix(".dat.nosync") else {
            return path
        }
        return String(path[...slash])
    }

    /// What Foundation looks for by itself when a widget asks for its Documents folder, and does without.
    private static let readByFoundation: Set = ["/etc/xdg/user-dirs.defaults"]

    fileprivate static func list(_ keys: Set<String>) -> String {
        let shown = keys.sorted().prefix(8).map { "'\($0)'" }.joined(separator: ", ")
        return keys.count > 8 ? shown + " and \(keys.count - 8) more" : shown
    }
}

extension MissingData.Refusal {
    fileprivate func message(_ details: Set<String>) -> String {
        let list = MissingData.list(details.subtracting([""]))
        let tried =
            switch self {
            case .read:
                "read \(list.isEmpty ? "files" : list) outside its project and the given folders; pass what it needs "
                    + "with --with <path>"
            case .write: "change \(list.isEmpty ? "files" : list) outside its home folder"
            case .process: "start a process\(list.isEmpty ? "" : " (\(list))")"
            case .network: "open a network connection without a recorded response; --allow-network allows it"
            case .signal: "send a signal to another process"
            case .call: "make system calls that no widget needs\(list.isEmpty ? "" : " (\(list))")"
            }
        return "the sandbox blocked the widget's code, which tried to \(tried)"
    }
}

extension MissingData {
    private enum CodingKeys: String, CodingKey {
        case suites, containers, refused, unanswered, missing, stores, foreignGroups, leftOut, linksLeadingOut, refusals
    }

    /// Sets as sorted lists: the same requests give the same bytes in every process. What is empty is left out, as nearly
    /// all of it is for nearly every picture.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if !suites.isEmpty { try container.encode(suites.mapValues { $0.sorted() }, forKey: .suites) }
        for (key, names) in [
            (CodingKeys.containers, containers), (.refused, refused), (.unanswered, unanswered), (.missing, missing),
            (.leftOut, leftOut), (.linksLeadingOut, linksLeadingOut)
        ] where !names.isEmpty { try container.encode(names.sorted(), forKey: key) }
        if !stores.isEmpty { try container.encode(stores.sorted(), forKey: .stores) }
        if !foreignGroups.isEmpty { try container.encode(foreignGroups, forKey: .foreignGroups) }
        if refusals.isEmpty { return }
        // As a dictionary without texts for keys is written.
        var list = container.nestedUnkeyedContainer(forKey: .refusals)
        for (refusal, details) in refusals.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            try list.encode(refusal)
            try list.encode(details.sorted())
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        for key in container.allKeys {
            switch key {
            case .suites: suites = try container.decode([String: Set<String>].self, forKey: key)
            case .containers: containers = try container.decode(Set<String>.self, forKey: key)
            case .refused: refused = try container.decode(Set<String>.self, forKey: key)
            case .unanswered: unanswered = try container.decode(Set<String>.self, forKey: key)
            case .missing: missing = try container.decode(Set<String>.self, forKey: key)
            case .stores: stores = try container.decode(Set<Finding>.self, forKey: key)
            case .foreignGroups: foreignGroups = try container.decode([String: [String]].self, forKey: key)
            case .leftOut: leftOut = try container.decode(Set<String>.self, forKey: key)
            case .linksLeadingOut: linksLeadingOut = try container.decode(Set<String>.self, forKey: key)
            case .refusals: refusals = try container.decode([Refusal: Set<String>].self, forKey: key)
            }
        }
    }
}
