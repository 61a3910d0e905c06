/// One picture to draw.
package struct DrawRequest: Hashable, Sendable, Codable {
    package var kind: String
    package var family: WidgetFamily
    package var variant: Variant
    package var scheme: SchemeName
    package var surface: RenderSurface
    /// Seconds, on a real clock, that the provider may take.
    package var providerTimeout: Double

    package init(
        kind: String, family: WidgetFamily, variant: Variant, scheme: SchemeName, surface: RenderSurface,
        providerTimeout: Double = 10
    ) {
        self.kind = kind
        self.family = family
        self.variant = variant
        self.scheme = scheme
        self.surface = surface
        self.providerTimeout = providerTimeout
    }
}
