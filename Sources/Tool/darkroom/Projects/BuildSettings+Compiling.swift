/// The build settings of a target that say how its Swift is compiled, as for a release.
struct BuildSettings {
    /// The values of one configuration each, those that others inherit from first: the project's, the target's.
    let levels: [[String: Any]]

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
    var flags: [String] {
        let isModern = words("SWIFT_VERSION").first.map { $0.hasPrefix("6") } ?? false
        let refusesRegexes = words("SWIFT_ENABLE_BARE_SLASH_REGEX").first == "NO"
        return refusesRegexes && !isModern ? [] : Self.usualFlags
    }

    /// Those of a target that says nothing: Xcode takes `/regex/` in Swift 5 too, which the compiler by itself does not.
    static let usualFlags = ["-enable-bare-slash-regex"]

    /// A setting's words, with those that it inherits in their place.
    private func words(_ name: String) -> [String] {
        levels.reduce(into: []) { inherited, level in
            // Some settings are told apart by platforms: `NAME[sdk=iphoneos*]`.
            let values = level.filter { key, _ in
                key == name || key.hasPrefix(name + "[") && (key.hasSuffix("=*]") || key.hasSuffix("=iphoneos*]"))
            }.sorted { $0.key < $1.key }
            guard !values.isEmpty else { return }
            let own = values.flatMap { ($0.value as? [String] ?? ($0.value as? String).map { [$0] }) ?? [] }
                .flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
            inherited = own.flatMap { ["$(inherited)", "${inherited}"].contains($0) ? inherited : [$0] }
        }
    }
}
