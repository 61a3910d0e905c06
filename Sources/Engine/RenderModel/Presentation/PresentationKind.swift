/// One of the forms in which the system shows what an extension declares; it decides size, margins and corner.
package enum PresentationKind: Hashable, Sendable, Codable {
    /// A widget of this family.
    case family(FamilyName)
    /// A view of a preview.
    case view(ViewLayout)
    /// A Live Activity.
    case activity(ActivityPresentation)
    /// A control in one of its forms.
    case control(ControlPresentation)

    /// The forms of what an extension declares, in the order in which they are listed.
    package static let all: [PresentationKind] =
        FamilyName.allCases.map(PresentationKind.family) + ActivityPresentation.allCases.map(PresentationKind.activity)
        + ControlPresentation.allCases.map(PresentationKind.control)

    package var family: FamilyName? {
        if case .family(let family) = self { family } else { nil }
    }

    package var activity: ActivityPresentation? {
        if case .activity(let presentation) = self { presentation } else { nil }
    }

    /// How a plain view is shown; nil for all else.
    package var viewLayout: ViewLayout? {
        if case .view(let layout) = self { layout } else { nil }
    }

    package var isControl: Bool {
        if case .control = self { true } else { false }
    }

    /// Whether the Lock Screen shows it, without a background and in vibrant rendering.
    package var isAccessory: Bool { family?.isAccessory ?? false }

    /// Whether its corners are continuous ones; circles and capsules have arcs.
    package var hasContinuousCorner: Bool {
        if case .control(let presentation) = self {
            presentation == .large || presentation == .actionButton
        } else {
            true
        }
    }

    /// The form of that name, spelled as in source and on the command line.
    package init?(named name: String) {
        if let presentationKind = Self.all.first(where: { $0.description == name }) {
            self = presentationKind
        } else if let layout = ViewLayout(named: name) {
            self = .view(layout)
        } else {
            return nil
        }
    }
}

extension PresentationKind: CustomStringConvertible {
    package var description: String {
        switch self {
        case .family(let family): family.description
        case .view(let layout): layout.description
        case .activity(let presentation): presentation.rawValue
        case .control(let presentation): presentation.name
        }
    }
}
