import SwiftText

/// Takes `override` from methods that take the changes that an object observes: `NSObject` has no such method on Linux,
/// where nothing would call it. Spaces stand in, so that every line and column stays where the user wrote it.
enum ObserverOverrides {
    static func removed(from source: String) -> String {
        guard source.contains("observeValue") else { return source }
        var result = source
        let pattern = #/\boverride(?=[ \t]+(?:(?:public|open|internal|final)[ \t]+)*func[ \t]+observeValue\s*\(\s*forKeyPath)/#
        for match in source.matches(of: pattern).reversed() {
            result.replaceSubrange(match.range, with: "        ")
        }
        return result
    }
}
