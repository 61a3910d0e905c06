/// What a widget says of itself before anything is drawn.
package struct WidgetDescriptor: Hashable, Sendable, Codable {
    package var kind: String
    /// As the gallery shows it, in the first locale that is rendered; empty where the widget gives none.
    package var displayName: String
    package var description: String
    /// What it is called in each locale, where several are rendered.
    package var localizations: [String: WidgetNames] = [:]
    /// In the order of `PresentationKind.all`, without those that iOS cannot show.
    package var presentationKinds: [PresentationKind]
    /// False after `.contentMarginsDisabled()`.
    package var contentMarginsEnabled: Bool
    package var containerBackgroundRemovable: Bool
    /// The names of the parameters that the user can choose values for; nil where there is nothing to configure.
    package var parameters: [String]?
    /// Where it stands, for a preview.
    package var preview: PreviewDescription?
    /// What a Live Activity says of itself; nil for a widget.
    package var activity: Activity?

    package struct Activity: Hashable, Sendable, Codable {
        /// How many states it has of itself: those of its previews, or of what runs.
        package var stateCount: Int
        /// JSON of the form that a state is chosen with; nil where it cannot be told.
        package var template: String?

        package init(stateCount: Int, template: String? = nil) {
            (self.stateCount, self.template) = (stateCount, template)
        }
    }
    /// The pictures that a control has; empty for a widget.
    package var controlStates: [ControlState] = []

    package init(
        kind: String, displayName: String = "", description: String = "", presentationKinds: [PresentationKind],
        contentMarginsEnabled: Bool = true, containerBackgroundRemovable: Bool = true, parameters: [String]? = nil
    ) {
        self.kind = kind
        self.displayName = displayName
        self.description = description
        self.presentationKinds = presentationKinds
        self.contentMarginsEnabled = contentMarginsEnabled
        self.containerBackgroundRemovable = containerBackgroundRemovable
        self.parameters = parameters
    }

    /// A widget with its families.
    package init(
        kind: String, displayName: String = "", description: String = "", families: [FamilyName],
        contentMarginsEnabled: Bool = true, containerBackgroundRemovable: Bool = true, parameters: [String]? = nil
    ) {
        self.init(
            kind: kind, displayName: displayName, description: description,
            presentationKinds: families.map(PresentationKind.family),
            contentMarginsEnabled: contentMarginsEnabled, containerBackgroundRemovable: containerBackgroundRemovable,
            parameters: parameters)
    }

    package var families: [FamilyName] { presentationKinds.compactMap(\.family) }
}
