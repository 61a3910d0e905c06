import Foundation

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

/// What a widget is called in one language.
package struct WidgetNames: Hashable, Sendable, Codable {
    /// As the gallery shows it; empty where the widget gives none.
    package var displayName: String
    package var description: String

    package init(displayName: String, description: String) {
        (self.displayName, self.description) = (displayName, description)
    }
}

extension WidgetDescriptor {
    /// What it is called in a locale that is rendered.
    package func names(in locale: String) -> WidgetNames {
        localizations[locale] ?? WidgetNames(displayName: displayName, description: description)
    }

    /// Its name in a locale, or its kind where it has none.
    package func title(in locale: String) -> String {
        let name = names(in: locale).displayName
        return name.isEmpty ? kind : name
    }
}

/// The line of standard error in which a process tells which widget of a bundle it describes, before any code of the
/// widget runs: one that dies of it has said which.
package enum WidgetAnnouncement {
    private static let beginning = "Darkroom describes widget "

    package static func text(_ index: Int, _ type: Any.Type) -> String { "\(beginning)\(index): \(type)" }

    /// Whether a line of standard error is an announcement.
    package static func isAnnouncement(_ line: some StringProtocol) -> Bool { line.hasPrefix(beginning) }

    /// The last widget that was announced.
    package static func last(in output: String) -> (index: Int, type: String)? {
        guard let line = output.split(whereSeparator: \.isNewline).last(where: { isAnnouncement($0) }) else {
            return nil
        }
        let parts = line.dropFirst(beginning.count).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let index = Int(parts[0]) else { return nil }
        return (index, parts[1].trimmingCharacters(in: .whitespaces))
    }
}

/// What a control does when it is tapped.
package enum ControlRole: String, Hashable, Sendable, Codable {
    /// It performs an action.
    case button
    /// It switches a value on or off.
    case toggle
}

/// What a control says in words.
package struct ControlDescription: Hashable, Sendable, Codable {
    package var role: ControlRole
    package var title: String?
    package var value: String?
    /// Whether a toggle is on.
    package var isOn: Bool?
    package var isDisabled: Bool
    /// What Control Center says at its top once the control has changed.
    package var status: String?
    /// What `controlWidgetActionHint` says that holding the Action button would do.
    package var actionHint: String?

    package init(
        role: ControlRole, title: String? = nil, value: String? = nil, isOn: Bool? = nil, isDisabled: Bool,
        status: String? = nil, actionHint: String? = nil
    ) {
        (self.role, self.title, self.value, self.isOn) = (role, title, value, isOn)
        (self.isDisabled, self.status, self.actionHint) = (isDisabled, status, actionHint)
    }
}
