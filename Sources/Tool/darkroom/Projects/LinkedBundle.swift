import Foundation
import Glibc
import RenderCoordinator
import SystemSupport
import XcodeProjects

/// A folder of links that stands for the bundle of a target, whose resources may lie anywhere in its project.
struct LinkedBundle {
    /// Files and folders, absolute.
    let resources: [String]
    let target: String

    /// Its folder, made where it is missing.
    func folder(in cache: ProgramCache, _ diagnostics: any Diagnostics) throws -> String {
        let digest = SHA256.hexadecimal(Data(resources.joined(separator: "\n").utf8))
        let bundle = "\(cache.resourceFolder)/\(digest)"
        try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        utimes(bundle, nil)  // Used now: not the one to remove.
        for path in resources {
            if FileManager.default.fileExists(atPath: path) {
                try link(path, in: bundle)
            } else {
                diagnostics.warn("\(path): the target '\(target)' lists this file, which does not exist")
            }
        }
        return bundle
    }

    /// Translations lie in a folder of their language; what has a name that is taken, such as a second
    /// `Assets.xcassets`, in a numbered folder, which is a group to the bundle's readers.
    private func link(_ path: String, in bundle: String) throws {
        let files = FileManager.default, name = path.lastPathComponent
        let parent = path.parentFolder.lastPathComponent
        var number = 1
        while true {
            let group = number == 1 ? bundle : "\(bundle)/\(number)"
            let inner = parent.hasSuffix(".lproj") ? "\(group)/\(parent)" : group
            let link = "\(inner)/\(name)"
            if (try? files.destinationOfSymbolicLink(atPath: link)) == path { return }
            if files.fileExists(atPath: link) {
                number += 1
                continue
            }
            try files.createDirectory(atPath: inner, withIntermediateDirectories: true)
            // A link whose file is gone.
            unlink(link)
            if symlink(path, link) == 0 { return }
            // Another command that makes the same folder was quicker: look at what it made.
            guard errno == EEXIST else {
                throw CommandFailure(.requestFailed, "cannot make \(link): \(String(cString: strerror(errno)))")
            }
        }
    }
}

/// What build settings say of how a target's Swift is compiled.
extension BuildSettings {
    /// The platforms that a target is built for: its SDK's where it lists none. `auto` stands for all of them.
    var platforms: [String] {
        let listed = words("SUPPORTED_PLATFORMS")
        if !listed.isEmpty { return listed }
        let sdk = value("SDKROOT") ?? ""
        return sdk.isEmpty || sdk == "auto" ? [] : [sdk]
    }

    /// The compilation conditions that hold.
    var conditions: [String] {
        var result = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"), isCondition = false
        for word in words("OTHER_SWIFT_FLAGS") {
            if isCondition { result.append(word) }
            isCondition = word == "-D"
            if !isCondition, word.hasPrefix("-D") { result.append(String(word.dropFirst(2))) }
        }
        // Values would end the compilation.
        return result.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What else the compiler is told. The checks of concurrency that Swift 6 brings stay warnings.
    var compilerFlags: [String] {
        let refusesRegexes = words("SWIFT_ENABLE_BARE_SLASH_REGEX").first == "NO"
        return (refusesRegexes && languageMode == .swift5 ? [] : Self.usualFlags) + isolation
    }

    var languageMode: LanguageMode { words("SWIFT_VERSION").first.map { LanguageMode($0) } ?? .swift5 }

    /// Which actor declarations belong to that name none, and the features that decide with it: a new project of Xcode 26
    /// has the main actor.
    private var isolation: [String] {
        let features = Self.isolationFeatures.filter { setting, _ in
            words("SWIFT_APPROACHABLE_CONCURRENCY").first == "YES"
                || words("SWIFT_UPCOMING_FEATURE_\(setting)").first == "YES"
        }.map(\.value)
        let language = languageMode.features.filter { !features.contains($0) && $0 != "BareSlashRegexLiterals" }
        let isMain = words("SWIFT_DEFAULT_ACTOR_ISOLATION").first == "MainActor"
        return (isMain ? ["-default-isolation", "MainActor"] : [])
            + (features + language).flatMap { ["-enable-upcoming-feature", $0] }
    }

    private static let isolationFeatures: KeyValuePairs = [
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault"
    ]

    /// Those of a target that says nothing: Xcode takes `/regex/` in Swift 5 too, which the compiler by itself does not.
    static let usualFlags = ["-enable-bare-slash-regex"]
}
