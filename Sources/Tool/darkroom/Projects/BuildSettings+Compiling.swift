import XcodeProjects

/// What build settings say of how a target's Swift is compiled.
extension BuildSettings {
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
        let isModern = words("SWIFT_VERSION").first.map { $0.hasPrefix("6") } ?? false
        let refusesRegexes = words("SWIFT_ENABLE_BARE_SLASH_REGEX").first == "NO"
        return refusesRegexes && !isModern ? [] : Self.usualFlags
    }

    /// Those of a target that says nothing: Xcode takes `/regex/` in Swift 5 too, which the compiler by itself does not.
    static let usualFlags = ["-enable-bare-slash-regex"]

    /// What others import the target as.
    var moduleName: String {
        let name = String(
            (value("PRODUCT_MODULE_NAME") ?? "Widget").map {
                $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
            })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
