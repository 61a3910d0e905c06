import ArgumentParser
import Foundation
import SystemSupport

/// The options that a store's goldens are recorded with. The lock file keeps them, so that `darkroom verify <path>`
/// draws what is kept.
struct SnapshotSettings {
    var plan: PlanOptions
    var moments: InstantOptions
    var data: DataOptions

    /// What the words of options are followed by.
    private enum Value {
        case text(String)
        /// A path, which the store keeps from its own folder on.
        case path(String)
    }

    /// The options as one would type them, but for those that only choose among pictures: kinds, families, schemes and
    /// shards. Those that say what holds anyway are left out.
    ///
    /// - Parameter folder: what paths are told from; the store's own, absolute.
    func words(from folder: String) throws -> [String] {
        try values().flatMap { name, value in
            switch value {
            case nil: [name]
            case .text(let text): [name, text]
            case .path(let path): [name, Self.relative(path, to: folder)]
            }
        }
    }

    private func values() throws -> [(String, Value?)] {
        let usual = try PlanOptions.parse([])
        var result: [(String, Value?)] = []
        func add(_ name: String, _ list: [String]) {
            if !list.isEmpty { result.append((name, .text(list.joined(separator: ",")))) }
        }
        func add(_ name: String, _ text: String?, unless usual: String? = nil) {
            if let text, text != usual { result.append((name, .text(text))) }
        }
        func addJSON(_ name: String, _ texts: [String]) {
            for text in texts {
                let isText = text.first.map { "{[".contains($0) } ?? false
                result.append((name, isText ? .text(text) : .path(text)))
            }
        }
        add("--variant", plan.selection.variant)
        add("--device", plan.device.device)
        add("--scale", plan.device.scale)
        add("--entries", plan.timeline.entries, unless: usual.timeline.entries)
        add("--clock", plan.timeline.clock)
        add("--time-zone", plan.timeZone, unless: usual.timeZone)
        add("--locale", plan.device.locale)
        add("--type-size", plan.appearance.typeSize)
        add("--pseudolanguage", plan.device.pseudolanguage)
        add("--mode", plan.appearance.mode)
        add("--accent", plan.appearance.accent)
        if let wallpaper = plan.appearance.wallpaper {
            result.append(
                ("--wallpaper", wallpaper.contains(where: { "./".contains($0) }) ? .path(wallpaper) : .text(wallpaper)))
        }
        if plan.appearance.luminanceReduced { result.append(("--luminance-reduced", nil)) }
        add("--lock", plan.device.lock)
        add("--data-protection", plan.device.dataProtection)
        if let symbols = plan.appearance.symbols { result.append(("--symbols", .path(symbols))) }
        add("--ios", plan.device.ios)
        add("--palette", plan.appearance.palette)
        add("--contrast", plan.appearance.contrast, unless: usual.appearance.contrast)
        add("--content-margins", plan.appearance.contentMargins, unless: usual.appearance.contentMargins)
        addJSON("--configuration", plan.selection.configuration)
        addJSON("--activity", plan.selection.activity)
        if plan.appearance.keepsCorners || plan.appearance.square { result.append(("--no-corner-mask", nil)) }
        for text in plan.selection.exclude { result.append(("--exclude", .text(text))) }
        for text in plan.selection.include { result.append(("--include", .text(text))) }
        if plan.selection.pairwise { result.append(("--pairwise", nil)) }
        add("--at", moments.at)
        if let folder = data.appGroup { result.append(("--app-group", .path(folder))) }
        if let folder = data.responses { result.append(("--responses", .path(folder))) }
        if data.allowNetwork { result.append(("--allow-network", nil)) }
        return result
    }

    private static func relative(_ path: String, to folder: String) -> String {
        let whole = URL(fileURLWithPath: path).standardizedFileURL.path
        let parts = whole.split(separator: "/"), base = folder.split(separator: "/")
        let common = zip(parts, base).prefix { $0 == $1 }.count
        let result = base.dropFirst(common).map { _ in ".." } + parts.dropFirst(common).map(String.init)
        // A path, and no name of something built in, also to whoever reads it.
        return (result.count < 2 ? ["."] + result : result).joined(separator: "/")
    }

    /// The names of options that are followed by a path.
    private static let pathOptions: Set<String> = ["--symbols", "--app-group", "--responses"]
    /// The names of those that may be.
    private static let perhapsPathOptions: Set<String> = ["--wallpaper", "--configuration", "--activity"]

    /// What the lock file says, with the choice of pictures that was typed.
    ///
    /// - Parameter folder: what its paths are told from.
    func replaced(by words: [String], in folder: String) throws -> SnapshotSettings {
        var arguments: [String] = [], option = ""
        for word in words {
            let isPath =
                Self.pathOptions.contains(option)
                || Self.perhapsPathOptions.contains(option) && word.contains("/") && !"{[".contains(word.first ?? "{")
            arguments.append(isPath ? word.path(from: folder) : word)
            option = word
        }
        var kept = try Parsed.parse(arguments)
        if kept.plan.selection.pairwise, !plan.appearance.scheme.isEmpty {
            throw ValidationError(
                "--scheme: these goldens are a --pairwise sample, which would change with other schemes; filter "
                    + "with --only '**/*-dark*.png' instead")
        }
        (kept.plan.selection.kind, kept.plan.selection.family) = (plan.selection.kind, plan.selection.family)
        kept.plan.appearance.scheme = plan.appearance.scheme
        (kept.plan.execution.shard, kept.plan.execution.timeout) = (plan.execution.shard, plan.execution.timeout)
        return SnapshotSettings(plan: kept.plan, moments: kept.moments, data: kept.data)
    }

    /// The options of a lock file.
    private struct Parsed: ParsableArguments {
        @OptionGroup var plan: PlanOptions
        @OptionGroup var moments: InstantOptions
        @OptionGroup var data: DataOptions
    }

    /// Whether only some of the pictures are chosen.
    var isFiltered: Bool {
        !plan.selection.kind.isEmpty || !plan.selection.family.isEmpty || !plan.appearance.scheme.isEmpty
    }
}
