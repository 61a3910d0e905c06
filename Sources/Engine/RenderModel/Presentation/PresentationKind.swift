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

    /// Whether both are forms of a widget, of a Live Activity, or of a control.
    package func isLike(_ other: PresentationKind) -> Bool {
        switch (self, other) {
        case (.family, .family), (.view, .view), (.activity, .activity), (.control, .control): true
        default: false
        }
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

/// A widget's size and shape, as requests and the command line name it: WidgetKit's `WidgetFamily` without WidgetKit.
package enum FamilyName: Int, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
    case systemExtraLargePortrait

    /// As in source.
    package var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        }
    }

    /// Whether the Lock Screen shows it, without a background and in vibrant rendering.
    package var isAccessory: Bool {
        (Self.accessoryCorner.rawValue...Self.accessoryInline.rawValue).contains(rawValue)
    }
}

/// A form in which iOS shows a Live Activity.
package enum ActivityPresentation: String, Hashable, Sendable, Codable, CaseIterable {
    /// On the Lock Screen, and as a banner on phones without a Dynamic Island.
    case lockScreen
    /// Around the camera while it is the only one.
    case compact
    /// A bubble beside the camera while there are others.
    case minimal
    /// Opened by a touch, or by an update with an alert.
    case expanded
    /// On a watch; the small activity family.
    case smartStack
    /// On a car's dashboard; the small activity family.
    case carPlay

    /// Whether it belongs to the Dynamic Island, which is black whatever the device is set to.
    package var isIsland: Bool { self == .compact || self == .minimal || self == .expanded }

    /// Whether controls and links work in it: elsewhere a tap opens the app.
    package var isInteractive: Bool { self == .lockScreen || self == .expanded || self == .smartStack }
}

/// The forms in which the system shows a control.
package enum ControlPresentation: String, Hashable, Sendable, Codable, CaseIterable {
    /// One cell of Control Center: the symbol in a circle.
    case small
    /// Two cells side by side: symbol, title and value in a capsule.
    case medium
    /// Two by two cells: the symbol above title and value.
    case large
    /// The round buttons at the foot of the Lock Screen.
    case lockScreen
    /// What the Dynamic Island says when the Action button is pressed and not held: symbol and hint.
    case actionButton

    /// Whether nothing but the symbol is shown.
    package var showsSymbolOnly: Bool { self == .small || self == .lockScreen }

    /// The presentation's name on the command line.
    package var name: String { "control" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    package var columns: Int { self == .medium || self == .large ? 2 : 1 }
    package var rows: Int { self == .large ? 2 : 1 }
}

/// How the canvas shows a view that is no widget.
package enum ViewLayout: Hashable, Sendable, Codable {
    /// On the device's screen, held upright.
    case device
    /// On the device's screen, held across.
    case landscape
    /// As large as the view wants to be.
    case sizeThatFits
    /// In a container of that size, in points.
    case fixed(width: Double, height: Double)

    /// The layout of that name: `device`, `landscape`, `sizeThatFits`, `fixed-300x200`.
    package init?(named name: String) {
        switch name {
        case "device": self = .device
        case "landscape": self = .landscape
        case "sizeThatFits": self = .sizeThatFits
        default:
            let numbers =
                name.hasPrefix("fixed-")
                ? name.dropFirst("fixed-".count).split(separator: "x", omittingEmptySubsequences: false) : []
            guard numbers.count == 2, let width = Double(numbers[0]), let height = Double(numbers[1]),
                Self.lengths.contains(width), Self.lengths.contains(height)
            else { return nil }
            self = .fixed(width: width, height: height)
        }
    }

    /// Points that a container may be wide or high: more than a picture can have pixels for, a preview asks for by
    /// mistake.
    package static let lengths = 1.0...4096

    package var isScreen: Bool { self == .device || self == .landscape }
}

extension ViewLayout: CustomStringConvertible {
    package var description: String {
        switch self {
        case .device: "device"
        case .landscape: "landscape"
        case .sizeThatFits: "sizeThatFits"
        case .fixed(let width, let height): "fixed-\(Self.text(width))x\(Self.text(height))"
        }
    }

    private static func text(_ length: Double) -> String {
        length == length.rounded() ? String(Int(length)) : String(length)
    }
}
