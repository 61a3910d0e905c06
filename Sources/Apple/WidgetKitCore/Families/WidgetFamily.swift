/// The sizes and shapes in which a widget appears.
public enum WidgetFamily:
    Int, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible, CustomDebugStringConvertible
{
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
    /// As tall as two large widgets: a Vision Pro has it, and iPhones from iOS 27; no device of the catalogue does.
    case systemExtraLargePortrait

    public var description: String {
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

    public var debugDescription: String { description }

    /// The family of that name, spelled as in source.
    package init?(named name: String) {
        guard let family = Self.allCases.first(where: { $0.description == name }) else { return nil }
        self = family
    }

    /// Whether the Lock Screen shows it, without a background and in vibrant rendering.
    package var isAccessory: Bool {
        (Self.accessoryCorner.rawValue...Self.accessoryInline.rawValue).contains(rawValue)
    }
}
