import Foundation
import SystemSupport
import YAMLText

/// Makes settings of values, and tells every mistake on the way.
struct SettingsReader {
    private(set) var settings: ProjectSettings
    private(set) var problems: [YAMLProblem]

    init(_ settings: ProjectSettings, problems: [YAMLProblem]) {
        (self.settings, self.problems) = (settings, problems)
    }

    /// Keys of a file that are no options, and what each may hold.
    static let structural = ["paths", "presets", "lints"]

    mutating func read(_ root: YAMLNode) {
        guard case .map(let pairs) = root.content else {
            return tell(
                root.place,
                "\(root.noun) is not allowed here; a file is a mapping of keys, such as 'families: [systemSmall]'")
        }
        for pair in pairs {
            switch pair.key {
            case "paths", "path":
                (settings.paths, settings.pathsPlace) = (words(pair, .path, isList: true), pair.place)
            case "presets": readPresets(pair)
            default: settings.settings += self.read(pair, in: "the file", others: Self.structural)
            }
        }
        checkPresets()
        checkMoments(settings.settings)
        for preset in settings.presets {
            checkMoments((try? settings.effective(presets: [preset.name])) ?? preset.settings)
        }
    }

    // MARK: Keys

    private mutating func read(_ pair: YAMLNode.Pair, in holder: String, others: [String]) -> [Setting] {
        switch pair.key {
        case "lints":
            guard let pairs = mapping(pair, "keys fail-on and allow") else { return [] }
            return pairs.flatMap { inner -> [Setting] in
                guard ["fail-on", "allow"].contains(inner.key) else {
                    tell(inner.place, unknown(inner.key, among: ["fail-on", "allow"], in: "lints"))
                    return []
                }
                return read(inner, in: "lints", others: [])
            }
        default:
            guard let key = SettingKey.named(pair.key) else {
                tell(
                    pair.place,
                    unknown(
                        pair.key,
                        among: SettingKey.options.flatMap { key in
                            key.plural.map { $0 == key.name ? [key.name] : [$0, key.name] } ?? [key.name]
                        } + others, in: holder))
                return []
            }
            if let before = settings.settings.first(where: { $0.key == key.name }), holder == "the file" {
                tell(pair.place, "'\(pair.key)' is already set in line \(before.place.line); write it once")
            }
            let values = words(pair, key.form, isList: key.isList)
            return values.isEmpty ? [] : [Setting(key.name, values, pair.place)]
        }
    }

    private func unknown(_ name: String, among known: [String], in holder: String) -> String {
        let nearest = NearestName.of(name, among: known)
        if name == "<<" { return "'<<' is not supported; a preset inherits from others with extends" }
        let all =
            known.count > 30
            ? "'darkroom config --schema' lists the keys" : "there can be \(known.joined(separator: ", "))"
        return "'\(name)' is not a key of \(holder); " + (nearest.map { "the nearest is '\($0)'; " } ?? "") + all
    }

    private mutating func tell(_ place: YAMLPlace, _ message: String) {
        problems.append(YAMLProblem(place, message))
    }

    private mutating func mapping(_ pair: YAMLNode.Pair, _ what: String) -> [YAMLNode.Pair]? {
        guard case .map(let pairs) = pair.value.content else {
            tell(pair.value.place, "\(pair.key): \(pair.value.noun) is not allowed here; write a mapping with \(what)")
            return nil
        }
        if pairs.isEmpty {
            tell(pair.value.place, "\(pair.key): the mapping is empty; write \(what), or leave it out")
        }
        return pairs
    }

    // MARK: Values

    /// The texts of a key, each of which may stand there.
    private mutating func words(_ pair: YAMLNode.Pair, _ form: SettingForm, isList: Bool) -> [String] {
        let items: [YAMLNode]
        switch pair.value.content {
        case .list(let list) where !isList:
            tell(pair.value.place, "\(pair.key): a list is not allowed here; write one value, \(form.expectation)")
            return list.first.flatMap { word(pair.key, $0, form) }.map { [$0] } ?? []
        case .list(let list):
            if list.isEmpty {
                tell(
                    pair.value.place,
                    "\(pair.key): the list is empty; write \(form.expectation), or leave it out")
            }
            items = list
        case .nothing:
            tell(
                pair.value.place.line == pair.place.line ? pair.value.place : pair.place,
                "\(pair.key): a value is missing; write \(form.expectation), or leave it out")
            return []
        default: items = [pair.value]
        }
        var result: [String] = []
        for item in items {
            guard let word = word(pair.key, item, form) else { continue }
            if result.contains(word) {
                tell(item.place, "\(pair.key): '\(word)' appears twice; write it once")
            } else {
                result.append(word)
            }
        }
        return result
    }

    private mutating func word(_ key: String, _ item: YAMLNode, _ form: SettingForm) -> String? {
        if case .values = form, case .map = item.content { return item.json.text }
        if case .combination = form { return combination(key, item) }
        guard case .text(let text, let isQuoted) = item.content else {
            tell(item.place, "\(key): \(item.noun) is not allowed here; write \(form.expectation)")
            return nil
        }
        if isQuoted, case .flag = form {
            tell(item.place, "\(key): a string in quotes is not allowed here; write \(form.expectation) without quotes")
            return nil
        }
        if let problem = form.problem(text) {
            tell(item.place, "\(key): \(problem)")
            return nil
        }
        return text
    }

    /// A combination as JSON, of which each value may stand under its key.
    private mutating func combination(_ name: String, _ item: YAMLNode) -> String? {
        guard case .map(let pairs) = item.content, !pairs.isEmpty else {
            tell(item.place, "\(name): \(item.noun) is not allowed here; write \(SettingForm.combination.expectation)")
            return nil
        }
        var isWhole = true
        for pair in pairs {
            guard let key = SettingKey.ofMatrix.first(where: { $0.name == pair.key || $0.plural == pair.key }) else {
                let known = SettingKey.ofMatrix.map(\.name)
                tell(pair.place, unknown(pair.key, among: known, in: "a combination of the matrix"))
                isWhole = false
                continue
            }
            if words(pair, key.form, isList: true).isEmpty { isWhole = false }
        }
        return isWhole ? item.json.text : nil
    }

    // MARK: Presets

    private mutating func readPresets(_ pair: YAMLNode.Pair) {
        guard let pairs = mapping(pair, "presets by name, such as 'store: {devices: [iphone-16]}'") else { return }
        for preset in pairs {
            var read = ProjectSettings.Preset(name: preset.key, place: preset.place)
            guard let keys = mapping(preset, "the preset's keys") else {
                settings.presets.append(read)
                continue
            }
            for inner in keys {
                if inner.key == "extends" {
                    let items = if case .list(let list) = inner.value.content { list } else { [inner.value] }
                    let names = words(inner, .text("the name of a preset") { !$0.isEmpty }, isList: true)
                    read.parents = names.map { name in
                        (name, items.first { $0.isText(name) }?.place ?? inner.place)
                    }
                } else {
                    let found = self.read(
                        inner, in: "preset '\(preset.key)'", others: ["extends", "lints"])
                    for setting in found {
                        if let before = read.settings.first(where: { $0.key == setting.key }) {
                            tell(
                                inner.place,
                                "'\(inner.key)' is already set in line \(before.place.line); write it once")
                        }
                        read.settings.append(setting)
                    }
                }
            }
            settings.presets.append(read)
        }
    }

    private mutating func checkPresets() {
        let names = settings.presets.map(\.name)
        for preset in settings.presets {
            for parent in preset.parents where !names.contains(parent.name) {
                let nearest = NearestName.of(parent.name, among: names).map { "; the nearest is '\($0)'" } ?? ""
                tell(
                    parent.place,
                    "extends: there is no preset '\(parent.name)'\(nearest); use "
                        + names.filter { $0 != preset.name }.joined(separator: ", "))
            }
        }
        var told: Set<String> = []
        for preset in settings.presets where !told.contains(preset.name) {
            guard let cycle = cycle(from: preset.name, path: []) else { continue }
            told.formUnion(cycle)
            let place = settings.presets.first { $0.name == cycle[0] }?.parents.first?.place ?? preset.place
            tell(
                place,
                "extends: presets extend each other in a circle: \((cycle + [cycle[0]]).joined(separator: " → "))")
        }
    }

    private func cycle(from name: String, path: [String]) -> [String]? {
        if let index = path.firstIndex(of: name) { return Array(path[index...]) }
        guard path.count < 100, let preset = settings.presets.first(where: { $0.name == name }) else { return nil }
        for parent in preset.parents {
            if let found = cycle(from: parent.name, path: path + [name]) { return found }
        }
        return nil
    }

    /// What contradicts each other.
    private mutating func checkMoments(_ all: [Setting]) {
        if let at = all.first(where: { $0.key == "at" }), let entries = all.first(where: { $0.key == "entries" }),
            entries.values != ["all"]
        {
            tell(max(at.place, entries.place), "entries and moments can't be combined; remove one of them")
        }
    }
}
