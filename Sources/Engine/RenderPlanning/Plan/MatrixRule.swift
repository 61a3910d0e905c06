import Assets
import RenderModel

/// Values of the matrix that belong together: combinations that are left out, or added. An empty list is about every value
/// where a rule leaves out, and about those of the settings where it adds.
package struct MatrixRule: Hashable, Sendable {
    package var kinds: [String]
    package var presentationKinds: [PresentationKind]
    package var variants: [VariantName]
    package var schemes: [SchemeName]
    package var devices: [Device]
    package var scales: [Double]
    package var locales: [String]
    package var typeSizes: [TypeSizeName]
    package var pseudolanguages: [Pseudolanguage]
    package var modes: [ModeName]
    package var tints: [TintName]
    package var locks: [LockName]

    /// The values of the matrix that settings name.
    package init(_ settings: PlanSettings) {
        (kinds, presentationKinds, variants) = (settings.kinds, settings.presentationKinds, settings.variants)
        (schemes, devices, scales) = (settings.schemes, settings.devices, settings.scales)
        (locales, typeSizes, pseudolanguages) = (settings.locales, settings.typeSizes, settings.pseudolanguages)
        (modes, tints, locks) = (settings.modes, settings.tints, settings.locks)
    }

    /// Settings with the rule's values in place of their own.
    func applied(to settings: PlanSettings) -> PlanSettings {
        var result = settings
        func replace<Value>(_ path: WritableKeyPath<PlanSettings, [Value]>, _ values: [Value]) {
            if !values.isEmpty { result[keyPath: path] = values }
        }
        replace(\.kinds, kinds)
        replace(\.presentationKinds, presentationKinds)
        replace(\.variants, variants)
        replace(\.schemes, schemes)
        replace(\.devices, devices)
        replace(\.scales, scales)
        replace(\.locales, locales)
        replace(\.typeSizes, typeSizes)
        replace(\.pseudolanguages, pseudolanguages)
        replace(\.modes, modes)
        replace(\.tints, tints)
        replace(\.locks, locks)
        return result
    }

    /// Whether pictures of a group may be meant.
    func names(_ group: RenderGroup) -> Bool {
        let placement = group.placement
        return Self.holds(kinds, group.widget.kind) && Self.holds(presentationKinds, group.presentationKind)
            && Self.holds(devices, placement.device) && Self.holds(scales, placement.scale)
            && Self.holds(locales, placement.locale) && Self.holds(typeSizes, placement.typeSize)
            && Self.holds(pseudolanguages, placement.pseudolanguage)
    }

    /// Whether a picture of such a group is meant.
    func names(_ look: RenderGroup.Look, _ variant: VariantName) -> Bool {
        let presentation = look.presentation
        return Self.holds(variants, variant) && Self.holds(schemes, look.scheme) && Self.holds(modes, presentation.mode)
            && (tints.isEmpty || presentation.mode == .accented && tints.contains(presentation.tint))
            && Self.holds(locks, presentation.lock)
    }

    private static func holds<Value: Equatable>(_ values: [Value], _ value: Value) -> Bool {
        values.isEmpty || values.contains(value)
    }
}

extension PlanSettings {
    /// Whether a value of the matrix differs between pictures, so that the names of folders tell it.
    func differs<Value: Hashable>(
        _ own: KeyPath<PlanSettings, [Value]>, _ added: KeyPath<MatrixRule, [Value]>
    ) -> Bool {
        let more = includes.flatMap { $0[keyPath: added] }, values = self[keyPath: own]
        return Set(values + more).count > 1 || values.isEmpty && !more.isEmpty
    }

    /// Those of the matrix and of what is added to it, each once; empty where the usual one alone is drawn.
    package var drawnLocales: [String] {
        let added = includes.flatMap(\.locales)
        let own = locales.isEmpty && !added.isEmpty ? ["en_US"] : locales
        return (own + added).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
