import Foundation

/// One picture to draw.
package struct DrawRequest: Hashable, Sendable, Codable {
    package var kind: String
    package var presentationKind: PresentationKind
    package var variant: Variant
    package var scheme: SchemeName
    package var surface: RenderSurface
    package var presentation: Presentation
    /// What the user chose; nil for the parameters' defaults.
    package var configuration: ConfigurationChoice?
    /// The preview that is drawn; nil for what the extension itself declares.
    package var preview: PreviewReference?
    /// The states that were chosen for a Live Activity; empty for those of its previews.
    package var activities: [ActivityChoice] = []
    /// Seconds, on a real clock, that the provider may take.
    package var providerTimeout: Double
    /// The area whose intent is being performed, an index into the drawing's intents: its toggle shows its new value
    /// and what the intent will change is marked.
    package var tapped: Int?
    /// The moment that the picture shows; nil for the entry's date, or the surface's clock where there is none.
    package var instant: Date?
    /// When the provider has been asked before, whose answers are not what is drawn.
    package var previousRequests: [Date] = []
    /// Whether the drawing says how its parts move on to the next picture.
    package var marksMotion = false

    /// The picture that is shown: what is hidden as a whole gives way to the placeholder.
    package var shownVariant: Variant { presentation.redactionLevel == .everything ? .placeholder : variant }

    /// - Parameters:
    ///   - presentation: nil shows the widget where its form usually is.
    ///   - providerTimeout: seconds; a plan says its own, and no busy machine reaches the default.
    package init(
        kind: String, presentationKind: PresentationKind, variant: Variant, scheme: SchemeName, surface: RenderSurface,
        presentation: Presentation? = nil, configuration: ConfigurationChoice? = nil,
        preview: PreviewReference? = nil, providerTimeout: Double = 1200
    ) {
        self.preview = preview
        self.kind = kind
        self.presentationKind = presentationKind
        self.variant = variant
        self.scheme = scheme
        self.surface = surface
        self.presentation = presentation ?? Presentation(mode: .default(for: presentationKind))
        self.configuration = configuration
        self.providerTimeout = providerTimeout
    }

    /// A widget's picture in one of its families.
    package init(
        kind: String, family: FamilyName, variant: Variant, scheme: SchemeName, surface: RenderSurface,
        presentation: Presentation? = nil, configuration: ConfigurationChoice? = nil, providerTimeout: Double = 1200
    ) {
        self.init(
            kind: kind, presentationKind: .family(family), variant: variant, scheme: scheme, surface: surface,
            presentation: presentation, configuration: configuration, providerTimeout: providerTimeout)
    }
}
