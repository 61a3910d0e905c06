import Foundation

/// What `--locale` takes.
package enum LocaleName {
    /// Whether an identifier is well formed and its language, script and region exist: a slip such as `dk` or
    /// `en_UK` would otherwise be drawn in the development language without a word.
    package static func isKnown(_ identifier: String) -> Bool {
        // Language, script, region, variants, extensions such as `-u-ca-hebrew`, then keywords.
        let pattern =
            #/
            [A-Za-z]{2,3} ([_-][A-Za-z]{4})? ([_-]([A-Za-z]{2}|[0-9]{3}))? ([_-]([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*
            ([_-][a-z]([_-][A-Za-z0-9]{2,8})+)* (@[a-z]+=[A-Za-z0-9-]+(;[a-z]+=[A-Za-z0-9-]+)*)?
            /#
        guard identifier.wholeMatch(of: pattern) != nil else { return false }
        let language = Locale.Components(identifier: identifier).languageComponents
        guard language.languageCode?.isISOLanguage == true else { return false }
        if let script = language.script, !script.isISOScript { return false }
        if let region = language.region, !region.isISORegion { return false }
        return true
    }
}
