import Foundation

/// One picture to draw.
package struct DrawRequest: Hashable, Sendable {
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

/// A state of a Live Activity that someone chose, as JSON.
package struct ActivityChoice: Hashable, Sendable, Codable {
    /// Tells it from the others; part of the manifest.
    package var name: String?
    /// The attributes' type; nil where there is only one Live Activity.
    package var kind: String?
    package var attributes: JSONValue
    package var contentState: JSONValue
    package var isStale: Bool
    package var hasEnded: Bool
    /// From this moment on the state is stale.
    package var staleDate: Date?

    package init(
        name: String? = nil, kind: String? = nil, attributes: JSONValue = .object([:]),
        contentState: JSONValue = .object([:]), isStale: Bool = false, hasEnded: Bool = false, staleDate: Date? = nil
    ) {
        self.name = name
        self.kind = kind
        self.attributes = attributes
        self.contentState = contentState
        self.isStale = isStale
        self.hasEnded = hasEnded
        self.staleDate = staleDate
    }
}

/// Values that someone chose for a widget's parameters.
package struct ConfigurationChoice: Hashable, Sendable, Codable {
    /// Tells it from the others; part of file names.
    package var name: String
    /// The widget it is for; nil for every one that has its parameters.
    package var kind: String?
    package var parameters: [String: JSONValue]

    package init(name: String, kind: String? = nil, parameters: [String: JSONValue]) {
        (self.name, self.kind, self.parameters) = (name, kind, parameters)
    }
}
