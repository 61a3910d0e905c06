extension PlanSettings {
    /// `placement` in every locale, type size and pseudo-language that is asked for.
    func languagePlacements(_ placement: RenderDestination) -> [RenderDestination] {
        var result: [RenderDestination] = []
        for locale in locales.isEmpty ? [placement.locale] : locales {
            for typeSize in typeSizes.isEmpty ? [placement.typeSize] : typeSizes {
                for pseudolanguage in pseudolanguages.isEmpty ? [placement.pseudolanguage] : pseudolanguages {
                    var placement = placement
                    placement.locale = locale
                    placement.typeSize = typeSize
                    placement.pseudolanguage = pseudolanguage
                    result.append(placement)
                }
            }
        }
        return result
    }
}
