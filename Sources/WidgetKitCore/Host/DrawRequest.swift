import AppIntents

/// One picture to draw.
package struct DrawRequest: Hashable, Sendable, Codable {
    package var kind: String
    package var slot: Slot
    package var variant: Variant
    package var scheme: SchemeName
    package var surface: RenderSurface
    package var presentation: Presentation
    /// What the user chose; nil for the parameters' defaults.
    package var configuration: ConfigurationChoice?
    /// Seconds, on a real clock, that the provider may take.
    package var providerTimeout: Double

    /// - Parameter presentation: nil shows the widget where its form usually is.
    package init(
        kind: String, slot: Slot, variant: Variant, scheme: SchemeName, surface: RenderSurface,
        presentation: Presentation? = nil, configuration: ConfigurationChoice? = nil, providerTimeout: Double = 10
    ) {
        self.kind = kind
        self.slot = slot
        self.variant = variant
        self.scheme = scheme
        self.surface = surface
        self.presentation = presentation ?? Presentation(mode: .usual(for: slot))
        self.configuration = configuration
        self.providerTimeout = providerTimeout
    }

    /// A widget's picture in one of its families.
    package init(
        kind: String, family: WidgetFamily, variant: Variant, scheme: SchemeName, surface: RenderSurface,
        presentation: Presentation? = nil, configuration: ConfigurationChoice? = nil, providerTimeout: Double = 10
    ) {
        self.init(
            kind: kind, slot: .family(family), variant: variant, scheme: scheme, surface: surface,
            presentation: presentation, configuration: configuration, providerTimeout: providerTimeout)
    }
}
